import { now } from '../clock.ts'
import { part, type SqlPart } from '../sql.ts'
import { knownKinds } from './known-kinds.ts'

/**
 * Timers of one player happen in the order in which they are due, however many loops run: a quest may ask for taxes
 * after a mission. So a timer waits while an earlier one of its player is due, also one that somebody else is settling.
 * One that failed is due later, and holds up none; neither does one of a later version, which may never run here. `taken` leaves those out that the caller has taken already.
 */
export function isFirstOfPlayer(taken: SqlPart = part``): SqlPart {
  return part`NOT EXISTS (
    SELECT FROM timer AS earlier WHERE earlier.player_id = timer.player_id AND earlier.run_at <= ${now()}
      AND earlier.kind = ${knownKinds()}
      AND (earlier.run_at, earlier.id) < (timer.run_at, timer.id) ${taken}
  )`
}
