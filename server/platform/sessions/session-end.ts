import type { SessionEnd } from '../../../generated/types.ts'
import { now } from '../clock.ts'
import { sessions } from './models.ts'

/**
 * Why a session is over: for the login page. Null for none, for an open one, and after the player's own logout, which
 * needs no explanation.
 */
export async function readSessionEnd(sessionId: string | undefined): Promise<SessionEnd | null> {
  const session = sessionId === undefined ? null : await sessions().findByPk(sessionId)
  if (!session) return null
  const { closedAt, closeReason, idleExpiresAt, expiresAt } = session
  if (closedAt) return closeReason === 'LOGGED_OUT' ? null : (closeReason ?? 'CLOSED_ELSEWHERE')
  return idleExpiresAt <= now() || expiresAt <= now() ? 'EXPIRED' : null
}
