import type { AuthResult } from '#generated/types.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import { isRole } from '../../platform/http/callers/caller.ts'
import { mintBearer } from '../../platform/sessions/session-token.ts'
import type { Account } from './account.ts'

type Entered = {
  readonly player: Pick<PlayerRow, 'id' | 'name' | 'roles'>
  readonly account: Pick<Account, 'email' | 'emailConfirmedAt'> | undefined
  readonly sessionId: string
  readonly withBearer: boolean
}

/** The caller and the session, with a bearer if requested by a page that cannot use cookies. */
export function viewAuth({ player, account, sessionId, withBearer }: Entered): AuthResult {
  return {
    sessionId,
    player: {
      playerId: player.id,
      name: player.name,
      email: account?.email ?? null,
      emailConfirmed: Boolean(account?.emailConfirmedAt),
      roles: player.roles.filter(isRole),
    },
    bearer: withBearer ? mintBearer(sessionId) : null,
    serverTime: now().toISOString(),
  }
}
