import { Op } from 'sequelize'
import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import type { PushSubscription } from '../../platform/push/subscription.ts'
import { sql, sqlOne } from '../../platform/sql.ts'
import { pushTokens } from './models.ts'

/** Saves the token of a session of a locked player. A browser that another player used before belongs to this session now. */
export async function savePushToken(
  playerId: number,
  sessionId: string,
  { endpoint, p256dh, auth }: PushSubscription,
): Promise<void> {
  await pushTokens().destroy({ where: { sessionId, endpoint: { [Op.ne]: endpoint } } })
  const row = { playerId, sessionId, endpoint, p256dh, auth, refreshedAt: now() }
  await sql`
    INSERT INTO ${newRowOf(pushTokens, row)} ON CONFLICT (endpoint) DO UPDATE SET
      player_id = excluded.player_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, refreshed_at = excluded.refreshed_at`
}

/** Removes the token of the session, or the player's one with this address. */
export async function removePushToken(
  playerId: number,
  which: { readonly sessionId: string } | { readonly endpoint: string },
): Promise<void> {
  await pushTokens().destroy({ where: { playerId, ...which } })
}

/** Number of the player's browsers whose session is open. */
export async function countPushTokens(playerId: number): Promise<number> {
  const { count } = await sqlOne<{ count: number }>`
    SELECT least(100, count(*)) AS count FROM push_token AS token JOIN session ON session.id = token.session_id
    WHERE token.player_id = ${playerId} AND session.closed_at IS NULL
      AND session.idle_expires_at > ${now()} AND session.expires_at > ${now()}`
  return count
}

/** Removes tokens whose session is over. */
export async function purgePushTokens(instant: Date, limit: number): Promise<number> {
  const removed = await sql`
    DELETE FROM push_token WHERE id IN (
      SELECT token.id FROM push_token AS token JOIN session ON session.id = token.session_id
      WHERE session.closed_at IS NOT NULL OR session.idle_expires_at <= ${instant} OR session.expires_at <= ${instant}
      LIMIT ${limit}) RETURNING id`
  return removed.length
}
