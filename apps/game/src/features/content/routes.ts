import { OUTER_PATHS } from '../../../../../catalogue/pages.ts'
import type { FeatureRoute } from '../../shell/feature-routes.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const contentRoutes: readonly FeatureRoute[] = [
  {
    path: OUTER_PATHS.main,
    title: 'Донжон',
    component: lazyPart(async () => (await import('./main-page.tsx')).MainPage),
  },
  {
    path: OUTER_PATHS.about,
    title: 'Об игре',
    component: lazyPart(async () => (await import('./about-page.tsx')).AboutPage),
  },
]
