import { type OperationId, operations } from '#generated/operations.ts'
import { mayActUpon, rankOf } from '#rules/admin/rank.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { findPlayer } from '../../game/player/player-row.ts'
import { forbidden, notFound, refuse } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/callers/caller.ts'
import { refuseClosed } from '../../platform/sessions/session-end.ts'
import { stillOpen } from '../../platform/sessions/sessions.ts'

type Acting = {
  readonly caller: Pick<Caller, 'sessionId'>
  /** The administrator. */
  readonly player: LockedPlayer
  /** The player in question; empty for the administrator's own account. */
  readonly others: readonly LockedPlayer[]
}

/**
 * The call may have waited for the locks while another administrator ended the session or took the role away: two who act
 * upon each other at once must not both succeed.
 */
async function requirePresentRole(operation: OperationId, { caller, player }: Acting): Promise<void> {
  if (!(await stillOpen([caller.sessionId])).has(caller.sessionId)) throw await refuseClosed(caller.sessionId)
  const wanted: readonly string[] = operations[operation].roles
  if (!player.roles.some((role) => wanted.includes(role))) throw forbidden()
}

function ownAccount() {
  return refuse('ownAccount', 'Со своей учётной записью так поступить нельзя')
}

function requireOutranked(administrator: LockedPlayer, subject: LockedPlayer): void {
  if (subject.kind !== 'HUMAN') throw notFound('notFound', `За замком ${subject.name} нет игрока`)
  if (!mayActUpon(administrator, subject))
    throw refuse('notOutranked', `Роль игрока ${subject.name} не ниже вашей`)
}

/**
 * The player that an administrator acts upon. 422 ownAccount, notOutranked; 404 for a generated castle; 401 or 403 if the
 * administrator has lost the session or the role meanwhile.
 */
export async function requireSubject(operation: OperationId, acting: Acting): Promise<LockedPlayer> {
  await requirePresentRole(operation, acting)
  const [subject] = acting.others
  if (!subject) throw ownAccount()
  requireOutranked(acting.player, subject)
  return subject
}

/** The players that an administrator acts upon at once. Refuses as `requireSubject` does if that holds for one of them. */
export async function requireSubjects(
  operation: OperationId,
  acting: Acting,
  ids: readonly number[],
): Promise<readonly LockedPlayer[]> {
  await requirePresentRole(operation, acting)
  if (ids.includes(acting.player.id)) throw ownAccount()
  for (const subject of acting.others) requireOutranked(acting.player, subject)
  return acting.others
}

/** 422 notOutranked if an administrator of a higher rank has made the block in force. */
export async function refuseHigherBlock(
  administrator: LockedPlayer,
  block: { readonly byId: number } | undefined,
): Promise<void> {
  const maker = block && (await findPlayer(block.byId))
  if (maker && rankOf(maker) > rankOf(administrator))
    throw refuse('notOutranked', 'Этого игрока заблокировал управляющий, чья роль выше вашей')
}
