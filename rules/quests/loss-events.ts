import type { Army } from '../army/army.ts'
import type { GameEvent } from './game-event.ts'

/** The event of units lost for good. None if nobody fell, or without an army. */
export function lossEvents(fallen: Readonly<Army> | null): GameEvent[] {
  const amount = fallen === null ? 0 : Object.values(fallen).reduce((sum, units) => sum + units, 0)
  return amount > 0 ? [{ type: 'unitsLost', amount }] : []
}
