import { DAY_MS } from '#rules/core/game-day.ts'
import { now } from '../../platform/clock.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import { notify } from '../notifications/notify.ts'
import type { ChallengeRow } from './models.ts'

/** Players looked at in one step. */
const BATCH = 500
/** Who has been away for longer finds the challenge on the next visit. */
const SEEN_MS = 7 * DAY_MS

type PlayerHere = { readonly id: number; readonly isHere: boolean }

/** Tells the next people that a challenge has begun: those with ids above `notifiedTo` who were here lately. */
export async function announceStart(challenge: ChallengeRow, notifiedTo: number): Promise<void> {
  const { id: challengeId, type, startedAt } = challenge
  const seenAfter = new Date(now().getTime() - SEEN_MS)
  const players = await sql<PlayerHere>`
    SELECT id, kind = 'HUMAN' AND coalesce(last_seen_at > ${seenAfter}, false) AS is_here
    FROM player WHERE id > ${notifiedTo} ORDER BY id LIMIT ${BATCH}`
  for (const { id, isHere } of players) {
    if (!isHere) continue
    notify(id, { type: 'CHALLENGE_STARTED', challengeId, challenge: type }, startedAt)
    report(id, 'challenge')
  }
  const last = players.at(-1)
  const reached = players.length < BATCH || !last ? null : last.id
  sqlSoon`UPDATE challenge SET notified_to = ${reached} WHERE id = ${challengeId}`
}
