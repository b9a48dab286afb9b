import { OUTER_PATHS } from '#catalogue/outer-paths.ts'
import type { FeatureRoute } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

/** For editors. */
export const guideEditorRoutes: readonly FeatureRoute[] = [
  {
    path: OUTER_PATHS.guideEditor,
    title: 'Правка руководства',
    component: lazyPart(async () => (await import('./edit-guide-page.tsx')).EditGuidePage),
  },
]
