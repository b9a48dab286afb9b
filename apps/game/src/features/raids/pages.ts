import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const raidsPages = {
  raidPrepare: {
    component: lazyPart(async () => (await import('./prepare-page.tsx')).PreparePage),
    menu: { label: 'Набеги', icon: lazyIcon(() => import('~icons/game-icons/tower-flag')), isLate: true },
  },
  raidChoose: {
    component: lazyPart(async () => (await import('./choose-page.tsx')).ChoosePage),
  },
  raidTactics: {
    component: lazyPart(async () => (await import('./tactics-page.tsx')).TacticsPage),
  },
} satisfies FeaturePages
