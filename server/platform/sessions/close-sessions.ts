import { Op } from 'sequelize'
import { now } from '../clock.ts'
import { currentLive } from '../live/live.ts'
import { afterCommit } from '../transaction.ts'
import { type CloseReason, sessions } from './models.ts'

/**
 * Ends sessions of the player: calls get 401 after the commit, and their live connections are notified and closed on
 * every process. Returns the ids of the player's sessions that were open.
 */
export async function closeSessions(
  playerId: number,
  sessionIds: readonly string[],
  closeReason: CloseReason = 'CLOSED_ELSEWHERE',
): Promise<string[]> {
  if (sessionIds.length === 0) return []
  const [, closed] = await sessions().update(
    { closedAt: now(), closeReason },
    { where: { playerId, id: [...sessionIds], closedAt: null }, returning: ['id'] },
  )
  return announceClosed(closed)
}

/** Whether the player has this session, and nothing has closed it. */
export async function isSessionOpen(playerId: number, sessionId: string): Promise<boolean> {
  return (await sessions().count({ where: { playerId, id: sessionId, closedAt: null } })) > 0
}

/** Ends every session of the player except `exceptSessionId`. */
export async function closeAllSessions(
  playerId: number,
  closeReason: CloseReason,
  exceptSessionId?: string,
): Promise<string[]> {
  const others = exceptSessionId === undefined ? {} : { id: { [Op.ne]: exceptSessionId } }
  const [, closed] = await sessions().update(
    { closedAt: now(), closeReason },
    { where: { playerId, closedAt: null, ...others }, returning: ['id'] },
  )
  return announceClosed(closed)
}

function announceClosed(closed: readonly { id: string }[]): string[] {
  const ids = closed.map((session) => session.id)
  if (ids.length > 0) afterCommit(() => currentLive()?.events.closeSessions(ids))
  return ids
}
