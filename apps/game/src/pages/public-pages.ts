import { contentRoutes } from '../features/content/routes.ts'
import { guidesRoutes } from '../features/guides/routes.ts'
import { knowledgeRoutes } from '../features/knowledge/routes.ts'
import type { FeatureRoute } from '../shell/feature-pages.ts'

/** The public site, for everybody: rendered by the server, in a document of its own (app/site). The game does not import it. */
export const publicPages: readonly FeatureRoute[] = [...contentRoutes, ...guidesRoutes, ...knowledgeRoutes]
