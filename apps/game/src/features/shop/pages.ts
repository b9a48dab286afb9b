import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { ShopIcon } from '../../ui/pictures/icons.ts'

const shop = lazyPart(async () => (await import('./shop-page.tsx')).ShopPage)

export const shopPages = {
  shop: {
    component: shop,
    menu: { label: 'Лавка', icon: ShopIcon },
  },
  shopGear: {
    component: shop,
  },
  shopConsumable: {
    component: shop,
  },
  shopGold: {
    component: shop,
  },
} satisfies FeaturePages
