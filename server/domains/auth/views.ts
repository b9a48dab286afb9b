import type { AuthResult } from '../../../generated/types.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import { isRole } from '../../platform/http/caller.ts'
import { mintBearer } from '../../platform/sessions/session-token.ts'

/** The caller and the session; with a bearer for pages that keep no cookie, where it was asked for. */
export function viewAuth(player: PlayerRow, sessionId: string, withBearer: boolean): AuthResult {
  return {
    sessionId,
    player: {
      playerId: player.id,
      name: player.name,
      email: player.email,
      emailConfirmed: player.emailConfirmedAt !== null,
      roles: player.roles.filter(isRole),
    },
    bearer: withBearer ? mintBearer(sessionId) : null,
    serverTime: now().toISOString(),
  }
}
