import type { FeatureRoute } from '../../shell/feature-routes.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const contentRoutes: readonly FeatureRoute[] = [
  {
    path: '',
    title: 'Донжон',
    component: lazyPart(async () => (await import('./main-page.tsx')).MainPage),
  },
  {
    path: 'about',
    title: 'Об игре',
    component: lazyPart(async () => (await import('./about-page.tsx')).AboutPage),
  },
]
