import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { ForaysIcon } from '../../ui/pictures/icons.ts'

export const raidsPages = {
  raidPrepare: {
    component: lazyPart(async () => (await import('./prepare-page.tsx')).PreparePage),
    menu: { label: 'Набеги', icon: ForaysIcon, isLate: true },
  },
  raidChoose: {
    component: lazyPart(async () => (await import('./choose-page.tsx')).ChoosePage),
  },
  raidTactics: {
    component: lazyPart(async () => (await import('./tactics-page.tsx')).TacticsPage),
  },
} satisfies FeaturePages
