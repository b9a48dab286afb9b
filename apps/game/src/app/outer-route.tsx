import { Route } from 'react-router-dom'
import type { FeatureRoute } from '../shell/feature-pages.ts'
import { PageBoundary } from './page-boundary.tsx'

/** The path of a page below its layout; the empty one is the layout's own. */
export function placeOf(path: string) {
  return path === '' ? { index: true as const } : { path }
}

/** The route of a page outside the game. */
export function outerRoute({ path, title, component: Page }: FeatureRoute) {
  const page = (
    <PageBoundary title={title}>
      <Page />
    </PageBoundary>
  )
  return <Route key={path} {...placeOf(path)} element={page} />
}
