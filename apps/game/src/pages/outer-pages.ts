import { authRoutes, mailedLinkRoutes } from '../features/auth/routes.ts'
import { contentRoutes } from '../features/content/routes.ts'
import { sharedFightRoutes } from '../features/fights/pages.ts'
import type { FeatureRoute } from '../shell/feature-routes.ts'

/** For everybody, logged in or not. */
export const publicPages: readonly FeatureRoute[] = [
  ...contentRoutes,
  ...mailedLinkRoutes,
  ...sharedFightRoutes,
]

/** For guests, below /auth. */
export const guestPages: readonly FeatureRoute[] = authRoutes
