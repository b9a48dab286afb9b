import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

const shop = lazyPart(async () => (await import('./shop-page.tsx')).ShopPage)

export const shopPages = {
  shop: {
    component: shop,
    menu: { label: 'Лавка', icon: lazyIcon(() => import('~icons/game-icons/shop')) },
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
