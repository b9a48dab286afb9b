import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const marketPages = {
  market: {
    component: lazyPart(async () => (await import('./market-page.tsx')).MarketPage),
    menu: { label: 'Рынок', icon: lazyIcon(() => import('~icons/game-icons/scales')) },
  },
  myLots: {
    component: lazyPart(async () => (await import('./my-lots-page.tsx')).MyLotsPage),
  },
  marketList: {
    component: lazyPart(async () => (await import('./market-list-page.tsx')).MarketListPage),
  },
} satisfies FeaturePages
