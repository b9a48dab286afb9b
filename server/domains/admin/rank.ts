import { type OperationId, operations } from '../../../generated/operations.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { forbidden, notFound, refuse } from '../../platform/errors.ts'

/** An administrator may not act upon a player of a higher rank. */
function rankOf({ roles }: LockedPlayer): number {
  if (roles.includes('SUPER_ADMIN')) return 2
  return roles.some((role) => role !== 'PLAYER') ? 1 : 0
}

type Acting = {
  /** The administrator. */
  readonly player: LockedPlayer
  /** The player in question; empty for the administrator's own account. */
  readonly others: readonly LockedPlayer[]
}

/**
 * The player that an administrator acts upon. 422 ownAccount, notOutranked; 404 for a generated castle; 403 if the
 * administrator has lost the role while the call waited for the locks.
 */
export function requireSubject(operation: OperationId, { player, others }: Acting): LockedPlayer {
  const wanted: readonly string[] = operations[operation].roles
  if (!player.roles.some((role) => wanted.includes(role))) throw forbidden()
  const [subject] = others
  if (!subject) throw refuse('ownAccount', 'Со своей учётной записью так поступить нельзя')
  if (subject.kind !== 'HUMAN') throw notFound('notFound', 'За этим замком нет игрока')
  if (rankOf(subject) > rankOf(player)) throw refuse('notOutranked', 'Роль этого игрока выше вашей')
  return subject
}
