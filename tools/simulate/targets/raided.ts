import type { RaidedByNeighbours } from '../among-neighbours.ts'
import { rangeTarget, type Target } from './target.ts'

/** Raids a day: often enough to be an event, seldom enough not to be a plague. */
const RAIDS_A_DAY = { from: 1, to: 3 } as const

/** How often an engaged player is raided where only neighbours live. */
export function raidedTargets(raided: RaidedByNeighbours | null): Target[] {
  return [
    rangeTarget({
      name: 'raids by neighbours on an engaged player alone, a day from level 10 on',
      wanted: '1–3',
      value: raided === null || raided.days < 1 ? null : raided.raids / raided.days,
      ...RAIDS_A_DAY,
      show: (value) => value.toFixed(1),
    }),
  ]
}
