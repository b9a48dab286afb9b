import { authRoutes, mailedLinkRoutes } from '../features/auth/routes.ts'
import { sharedFightRoutes } from '../features/fights/pages.ts'
import { guideEditorRoutes } from '../features/guides/editor-routes.ts'
import type { FeatureRoute } from '../shell/feature-pages.ts'

/** Open to everybody, but shown by the game, not by the public site: where letters and shared links lead, and the editor of guides. */
export const openGamePages: readonly FeatureRoute[] = [
  ...mailedLinkRoutes,
  ...sharedFightRoutes,
  ...guideEditorRoutes,
]

/** For guests, below /auth. */
export const guestPages: readonly FeatureRoute[] = authRoutes

/** Starts to load the page at an address below /auth before its layout renders it. */
export function preloadGuestPage(pathname: string): void {
  guestPages.find(({ path }) => pathname === `/auth/${path}`)?.component.preload()
}
