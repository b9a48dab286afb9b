import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { MarketIcon } from '../../ui/pictures/icons.ts'

export const marketPages = {
  market: {
    component: lazyPart(async () => (await import('./market-page.tsx')).MarketPage),
    menu: { label: 'Рынок', icon: MarketIcon },
  },
  myLots: {
    component: lazyPart(async () => (await import('./my-lots-page.tsx')).MyLotsPage),
  },
  marketList: {
    component: lazyPart(async () => (await import('./market-list-page.tsx')).MarketListPage),
  },
} satisfies FeaturePages
