import { ARMY_GROUPS, type Army } from '../../../rules/army/army.ts'
import type { Castle } from '../castle.ts'
import { countQuest } from '../quests.ts'

/** The fallen leave the army; whoever replaces them has hired nobody beyond his losses. */
export function bury(castle: Castle, fallen: Army | null, now: number): void {
  if (fallen === null) return
  let lost = 0
  for (const group of ARMY_GROUPS) {
    const units = Math.min(castle.army[group], fallen[group])
    castle.army[group] -= units
    lost += units
  }
  if (lost > 0) countQuest(castle, 'buyArmy', -lost, now)
}
