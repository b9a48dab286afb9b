import { OUTER_PATHS } from '#catalogue/outer-paths.ts'
import type { FeatureRoute } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const guidesRoutes: readonly FeatureRoute[] = [
  {
    path: OUTER_PATHS.guides,
    title: 'Руководства',
    component: lazyPart(async () => (await import('./guides-page.tsx')).GuidesPage),
  },
  {
    path: OUTER_PATHS.guide,
    title: 'Руководство',
    component: lazyPart(async () => (await import('./guide-page.tsx')).GuidePage),
  },
]
