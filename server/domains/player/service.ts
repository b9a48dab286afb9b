import type { components } from '../../../generated/api-types.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { readStrongest, readWorldCounts } from './queries.ts'
import { viewNeighbour } from './views.ts'

type World = components['schemas']['World']

const keptMs = 60_000
const strongestShown = 5
const kept = new WeakMap<Platform, { readonly world: World; readonly until: number }>()

/** The world in numbers, at most a minute old: it counts whole tables, and every visitor asks for it. */
export const describeWorld = async (): Promise<World> => {
  const platform = currentPlatform()
  const known = kept.get(platform)
  if (known && known.until > now().getTime()) return known.world
  const [counts, strongest] = await Promise.all([readWorldCounts(), readStrongest(strongestShown)])
  const world = { ...counts, strongest: strongest.map(viewNeighbour) }
  kept.set(platform, { world, until: now().getTime() + keptMs })
  return world
}
