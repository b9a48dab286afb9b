import type { Role } from '#generated/types.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { isRole } from '../../platform/http/callers/caller.ts'
import { closeAllSessions } from '../../platform/sessions/close-sessions.ts'

/**
 * Gives a locked player exactly these roles and PLAYER, effective at once. A player who loses one is logged out everywhere:
 * no page goes on as if it still had the role. Returns the roles.
 */
export async function setRoles(player: LockedPlayer, wanted: readonly Role[]): Promise<Role[]> {
  const roles = [...new Set<Role>(['PLAYER', ...wanted])]
  const isLosing = player.roles.filter(isRole).some((role) => !roles.includes(role))
  savePlayer(player, { roles })
  if (isLosing) await closeAllSessions(player.id, 'ROLES_CHANGED')
  return roles
}
