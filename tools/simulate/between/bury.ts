import { ARMY_GROUPS, type Army } from '#rules/army/army.ts'
import type { Castle } from '../castle.ts'
import { countEvents } from '../quests.ts'

/** Removes the fallen from the army. Replacing them does not count as hiring. */
export function bury(castle: Castle, fallen: Army | null, now: number): void {
  if (fallen === null) return
  let lost = 0
  for (const group of ARMY_GROUPS) {
    const units = Math.min(castle.army[group], fallen[group])
    castle.army[group] -= units
    lost += units
  }
  if (lost > 0) countEvents(castle, [{ type: 'unitsLost', amount: lost }], now)
}
