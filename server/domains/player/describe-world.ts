import type { World } from '#generated/types.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import type { AmbientPlatform } from '../../platform/ambient-platform.ts'
import { viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { readStrongest, readWorldCounts } from './queries.ts'
import { NEIGHBOURS, viewNeighbour } from './views.ts'

const CACHE_LIFETIME_MS = 60_000
const STRONGEST_SHOWN = 5
const kept = new WeakMap<AmbientPlatform, { readonly world: Promise<World>; readonly until: number }>()

async function readWorld(): Promise<World> {
  const [counts, strongest] = await Promise.all([readWorldCounts(), readStrongest(STRONGEST_SHOWN)])
  return { ...counts, strongest: viewRows(strongest, viewNeighbour, NEIGHBOURS) }
}

/**
 * Counts of the world, at most a minute old. They are read from whole tables, once for all visitors of that minute.
 */
export function describeWorld(): Promise<World> {
  const platform = currentPlatform()
  const known = kept.get(platform)
  if (known && known.until > now().getTime()) return known.world
  const reading = { world: readWorld(), until: now().getTime() + CACHE_LIFETIME_MS }
  kept.set(platform, reading)
  reading.world.catch(() => kept.get(platform) === reading && kept.delete(platform))
  return reading.world
}
