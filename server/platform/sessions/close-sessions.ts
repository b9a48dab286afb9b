import { now } from '../clock.ts'
import { currentLive } from '../live/live.ts'
import { sql } from '../sql.ts'
import { afterCommit } from '../transaction.ts'

/**
 * Ends sessions of the player: they get 401 from the commit on, and their live connections are told and cut on every
 * process. Returns the ids of those that were open and the player's own.
 */
export async function closeSessions(playerId: number, sessionIds: readonly string[]): Promise<string[]> {
  if (sessionIds.length === 0) return []
  const closed = await sql<{ id: string }>`
    UPDATE session SET closed_at = ${now()}
    WHERE player_id = ${playerId} AND id = ANY(${sessionIds}::uuid[]) AND closed_at IS NULL RETURNING id`
  return announceClosed(closed)
}

/** Ends every session of the player, but for `exceptSessionId`. */
export async function closeAllSessions(playerId: number, exceptSessionId?: string): Promise<string[]> {
  const closed = await sql<{ id: string }>`
    UPDATE session SET closed_at = ${now()}
    WHERE player_id = ${playerId} AND closed_at IS NULL AND id IS DISTINCT FROM ${exceptSessionId}::uuid RETURNING id`
  return announceClosed(closed)
}

function announceClosed(closed: readonly { id: string }[]): string[] {
  const ids = closed.map((session) => session.id)
  if (ids.length > 0) afterCommit(() => currentLive()?.events.closeSessions(ids))
  return ids
}
