import { BOSS_PLACES } from './boss-places.tsx'
import { BUILDINGS } from './buildings.tsx'
import type { Landmark } from './landmark.ts'
import { NATURAL_PLACES } from './natural-places.tsx'

/** What stands in the middle of a mission's picture and of its field. */
export const LANDMARKS = { ...BUILDINGS, ...NATURAL_PLACES, ...BOSS_PLACES } satisfies Record<
  string,
  Landmark
>

export type LandmarkName = keyof typeof LANDMARKS
