import type { components } from '../../../generated/api-types.ts'
import { now } from '../../platform/clock.ts'
import { mintBearer } from '../../platform/http/session-token.ts'
import type { PlayerRow } from '../../platform/player-row.ts'

type Schemas = components['schemas']
type Role = Schemas['Role']

const roles = {
  PLAYER: true,
  SUPER_ADMIN: true,
  USER_ADMIN: true,
  KNOWLEDGE_BASE_ADMIN: true,
  CONTENT_ADMIN: true,
  KNOWLEDGE_BASE_ADMIN_TUTORIAL: true,
  KNOWLEDGE_BASE_ADMIN_TIPS: true,
  GUIDES_ADMIN: true,
} as const satisfies Record<Role, true>

/** Whether a word is a role of the specification (docs/game.md §3, "Roles"). */
export function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name)
}

/** The caller and the session; with a bearer for pages that keep no cookie, where it was asked for. */
export function viewAuth(player: PlayerRow, sessionId: string, withBearer: boolean): Schemas['AuthResult'] {
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
