import { lockPlayer } from '../../../game/player/lock-order.ts'
import { schedule } from '../../../game/timers/schedule.ts'
import { now } from '../../../platform/clock.ts'
import { endNextTie } from '../../ties.ts'
import { forgetPerson } from './forget-person.ts'
import { playerDeletions } from './models.ts'

/** Between two steps, ms: the database belongs to players. */
const PAUSE_MS = 500

/**
 * Deletes a player step by step, each in a transaction with the timer for the next one. The first removes the person; each
 * of the others ends one thing that others share with the player. Rows of others name players by id only. Does nothing if the deletion has been called back.
 */
export async function continueDeletion(playerId: number, dueAt: Date): Promise<void> {
  const nextAt = new Date(now().getTime() + PAUSE_MS)
  const begun = (await playerDeletions().findByPk(playerId))?.get()
  if (!begun) {
    const player = await lockPlayer(playerId)
    const { kind, deletionDueAt } = player
    if (kind !== 'HUMAN' || deletionDueAt === null || deletionDueAt > now()) return
    await forgetPerson(player, nextAt)
  } else {
    if (begun.nextAt > dueAt) return
    if (!(await endNextTie(playerId))) {
      await playerDeletions().destroy({ where: { playerId } })
      return
    }
    await playerDeletions().update({ nextAt }, { where: { playerId } })
  }
  schedule('deletePlayer', { playerId, subjectId: playerId, dueAt: nextAt })
}
