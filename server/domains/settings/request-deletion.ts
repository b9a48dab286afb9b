import type { DeletionResult } from '#generated/types.ts'
import { deletionAt } from '#rules/player/periods.ts'
import { command, preparedCommand } from '../../game/commands/command.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { now } from '../../platform/clock.ts'
import { conflict } from '../../platform/errors.ts'
import { logSecurity } from '../../platform/security-log.ts'
import { afterCommit } from '../../platform/transaction.ts'
import { findAccount } from '../auth/account.ts'
import { postLetter } from '../auth/letters.ts'
import { type OwnerProof, proveOwner, requireOwner } from '../auth/owner-proof.ts'
import { emailPresent } from '../auth/telegram/add-email.ts'
import { type Launch, requireLaunch, sentInitData } from '../auth/telegram/launch.ts'
import { findLink } from '../auth/telegram/link.ts'
import { notLinked } from '../auth/telegram/manage.ts'

/** In three days the castle is deleted. 409 deletionRequested if that is under way already. */
function orderDeletion(player: LockedPlayer, address: string): DeletionResult {
  if (player.deletionDueAt) {
    throw conflict('deletionRequested', 'Замок уже ждёт удаления', {
      until: player.deletionDueAt.toISOString(),
    })
  }
  const dueAt = new Date(deletionAt(now().getTime()))
  savePlayer(player, { deletionDueAt: dueAt })
  schedule('deletePlayer', { playerId: player.id, subjectId: player.id, dueAt })
  postLetter('deletionRequested', player.id)
  afterCommit(() => logSecurity({ event: 'deletionRequested', playerId: player.id, address }))
  return { deletionDueAt: dueAt.toISOString(), serverTime: now().toISOString() }
}

export const requestDeletion = preparedCommand<'requestDeletion', OwnerProof>(
  ({ caller, body }) => proveOwner(caller, body),
  async (call, proof) => {
    await requireOwner(call, proof)
    return orderDeletion(call.player, call.address)
  },
)

/** Without a password the init data prove that the owner asks, not only somebody with the session. */
export const requestDeletionByTelegram = preparedCommand<'requestDeletionByTelegram', Launch>(
  async (call) => requireLaunch(call, 'deletion'),
  async ({ player, address }, launch) => {
    const link = await findLink(player.id)
    if (link?.messengerUserId !== launch.user.id) throw notLinked()
    if (await findAccount(player.id)) throw emailPresent('У замка есть почта: подтвердите удаление паролем')
    return orderDeletion(player, address)
  },
  { proof: sentInitData },
)

/** The timer stays: it sees that nothing is requested. */
export const cancelDeletion = command<'cancelDeletion'>(async ({ player, address }) => {
  if (!player.deletionDueAt) throw conflict('deletionNotRequested', 'Удаление замка не запрошено')
  savePlayer(player, { deletionDueAt: null })
  postLetter('deletionCancelled', player.id)
  afterCommit(() => logSecurity({ event: 'deletionCancelled', playerId: player.id, address }))
  return undefined
})
