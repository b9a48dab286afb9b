import { ROLE_NAMES } from '#catalogue/player/role-names.ts'
import type { AdminPlayer } from '#generated/types.ts'
import { liftBlock, startBlock } from '../../game/blocks/blocks.ts'
import { command } from '../../game/commands/command.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { now } from '../../platform/clock.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { isRole } from '../../platform/http/callers/caller.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { logSecurity } from '../../platform/security-log.ts'
import { findBlock } from '../../platform/sessions/blocks.ts'
import { closeAllSessions, closeSessions, isSessionOpen } from '../../platform/sessions/close-sessions.ts'
import { afterCommit } from '../../platform/transaction.ts'
import { findPlayerForAdmin } from './queries.ts'
import { refuseHigherBlock, requireSubject } from './rank.ts'
import { setRoles } from './set-roles.ts'
import { viewAdminPlayer } from './views.ts'

/** The path's player is locked with the administrator, in order. */
const SUBJECT = {
  others: async ({ params }: { readonly params: { readonly id: number } }) => [params.id],
} as const

export type Administrator = {
  readonly player: LockedPlayer
  readonly address: string
  readonly requestId: string
}

/** Writes the line that names the player acted upon; the line of the call itself names only the administrator. */
export function logAct(
  event: string,
  { player, address, requestId }: Administrator,
  subject: LockedPlayer,
): void {
  afterCommit(() =>
    logSecurity({
      event,
      playerId: player.id,
      subjectId: subject.id,
      roles: subject.roles,
      address,
      requestId,
    }),
  )
}

async function viewSubject({ id }: LockedPlayer): Promise<AdminPlayer> {
  const found = await findPlayerForAdmin(id)
  if (!found) throw notFound('notFound', 'Такого игрока нет')
  return viewAdminPlayer(found)
}

/** When the block ends; null for one for good. 400 for a time that is over. */
export function readBlockEnd(until: string | null): Date | null {
  const end = until === null ? null : new Date(until)
  if (end && end <= now()) throw badRequest([{ path: 'body.until', message: 'Срок уже прошёл' }])
  return end
}

/** Blocks a player whom the administrator may act upon. 422 notOutranked for one whom a higher administrator has blocked. */
export async function blockSubject(
  administrator: Administrator,
  subject: LockedPlayer,
  given: { readonly reason: string; readonly until: Date | null },
): Promise<void> {
  await refuseHigherBlock(administrator.player, await findBlock(subject.id))
  await startBlock(subject, { ...given, byId: administrator.player.id })
  logAct('playerBlocked', administrator, subject)
}

export const blockPlayer = command<'blockPlayer'>(async (call) => {
  const subject = await requireSubject('blockPlayer', call)
  const { reason, until } = call.body
  await blockSubject(call, subject, { reason, until: readBlockEnd(until) })
  return viewSubject(subject)
}, SUBJECT)

export const unblockPlayer = command<'unblockPlayer'>(async (call) => {
  const subject = await requireSubject('unblockPlayer', call)
  const present = await findBlock(subject.id)
  if (!present) throw conflict('notBlocked', 'Этот игрок не заблокирован')
  await refuseHigherBlock(call.player, present)
  await liftBlock(subject)
  logAct('playerUnblocked', call, subject)
  return viewSubject(subject)
}, SUBJECT)

export const endPlayerSession = command<'endPlayerSession'>(async (call) => {
  const { id, sessionId } = call.params
  if (!(await isSessionOpen(id, sessionId))) throw notFound('notFound', 'Такого открытого сеанса нет')
  const subject = await requireSubject('endPlayerSession', call)
  const closed = await closeSessions(subject.id, [sessionId], 'CLOSED_BY_ADMIN')
  logAct('playerSessionsEnded', call, subject)
  return { closed: closed.length }
}, SUBJECT)

export const endPlayerSessions = command<'endPlayerSessions'>(async (call) => {
  const subject = await requireSubject('endPlayerSessions', call)
  const closed = await closeAllSessions(subject.id, 'CLOSED_BY_ADMIN')
  logAct('playerSessionsEnded', call, subject)
  return { closed: closed.length }
}, SUBJECT)

function rolesChanged(roles: readonly string[]) {
  const names = roles.filter(isRole).map((role) => `«${ROLE_NAMES[role]}»`)
  return conflict('rolesChanged', `Роли уже изменил кто-то другой. Теперь у игрока: ${names.join(', ')}`)
}

/** 409 rolesChanged if they are not those that the administrator has seen. */
export const setPlayerRoles = command<'setPlayerRoles'>(async (call) => {
  const subject = await requireSubject('setPlayerRoles', call)
  const before = [...subject.roles].sort()
  const { seen } = call.body
  if (seen && [...seen].sort().join() !== before.join()) throw rolesChanged(before)
  const after = [...(await setRoles(subject, call.body.roles))].sort()
  if (after.join() !== before.join())
    enqueueMail({ kind: 'rolesChanged', playerId: subject.id, roles: { before, after } })
  logAct('playerRolesSet', call, subject)
  return viewSubject(subject)
}, SUBJECT)
