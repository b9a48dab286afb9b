import { closeAllSessions } from './close-sessions.ts'
import type { CloseReason } from './models.ts'
import { revokeTokens } from './personal-tokens.ts'

/** Ends every personal token of the player, and every session except `exceptSessionId`. Returns the ids of these sessions. */
export async function endAccess(
  playerId: number,
  reason: CloseReason,
  exceptSessionId?: string,
): Promise<string[]> {
  await revokeTokens(playerId)
  return closeAllSessions(playerId, reason, exceptSessionId)
}
