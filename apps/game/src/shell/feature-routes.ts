import type { LazyPart } from './lazy-part.tsx'

/** A page outside the game, which needs no unlock: its path below its layout and its title. */
export type FeatureRoute = { path: string; title: string; component: LazyPart<object> }
