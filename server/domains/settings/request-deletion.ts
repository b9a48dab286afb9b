import { deletionAt } from '../../../rules/player/periods.ts'
import { command, preparedCommand } from '../../game/commands/command.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { now } from '../../platform/clock.ts'
import { conflict } from '../../platform/errors.ts'
import { logSecurity } from '../../platform/security-log.ts'
import { afterCommit } from '../../platform/transaction.ts'
import { postLetter } from '../auth/letters.ts'
import { type OwnerProof, proveOwner, requireOwner } from '../auth/owner-proof.ts'

export const requestDeletion = preparedCommand<'requestDeletion', OwnerProof>(
  ({ caller, body }) => proveOwner(caller, body),
  async (call, proof) => {
    const { player, address } = call
    await requireOwner(call, proof)
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
  },
)

/** The timer stays: it sees that nothing is requested. */
export const cancelDeletion = command<'cancelDeletion'>(async ({ player, address }) => {
  if (!player.deletionDueAt) throw conflict('deletionNotRequested', 'Удаление замка не запрошено')
  savePlayer(player, { deletionDueAt: null })
  postLetter('deletionCancelled', player.id)
  afterCommit(() => logSecurity({ event: 'deletionCancelled', playerId: player.id, address }))
  return undefined
})
