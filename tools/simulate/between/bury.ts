import { type Army, subtractArmy } from '#rules/army/army.ts'
import { lossEvents } from '#rules/quests/loss-events.ts'
import type { Castle } from '../castle.ts'
import { countEvents } from '../quests.ts'

/** Removes the fallen from the army. Replacing them does not count as hiring. */
export function bury(castle: Castle, fallen: Army | null, now: number): void {
  if (fallen === null) return
  castle.army = subtractArmy(castle.army, fallen)
  countEvents(castle, lossEvents(fallen), now)
}
