import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const raidsPages = {
  raidChoose: {
    component: lazyPart(async () => (await import('./choose-page.tsx')).ChoosePage),
  },
  raidTactics: {
    component: lazyPart(async () => (await import('./tactics-page.tsx')).TacticsPage),
  },
} satisfies FeaturePages
