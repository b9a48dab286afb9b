import { nextStage } from '../../../../rules/settings/deletion.ts'
import { lockPlayer } from '../../../game/player/lock-order.ts'
import { schedule } from '../../../game/timers/schedule.ts'
import { now } from '../../../platform/clock.ts'
import type { ModelRow } from '../../../platform/database/model.ts'
import { endNextTie } from './end-ties.ts'
import { forgetPerson } from './forget-person.ts'
import { playerDeletions } from './models.ts'
import { replaceNames } from './replace-names.ts'

/** Between two steps, ms: the database belongs to players. */
const PAUSE_MS = 500

type Deletion = ModelRow<typeof playerDeletions>

/** Takes the next step of a deletion. Resolves to whether there is another one. */
async function takeStep(deletion: Deletion): Promise<boolean> {
  const { playerId, stage } = deletion
  if (stage === 'TIES' && (await endNextTie(playerId, deletion.names))) return true
  const position = stage === 'TIES' ? null : await replaceNames({ ...deletion, stage })
  const next = position === null ? nextStage(stage) : stage
  if (next) await playerDeletions().update({ stage: next, position: position ?? 0 }, { where: { playerId } })
  else await playerDeletions().destroy({ where: { playerId } })
  return next !== null
}

/**
 * Deletes a player step by step, each in a transaction with the timer for the next one. The first removes the person; the
 * others need nothing but the player's id and former names. Does nothing if the deletion has been called back.
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
    if (begun.nextAt > dueAt || !(await takeStep(begun))) return
    await playerDeletions().update({ nextAt }, { where: { playerId } })
  }
  schedule('deletePlayer', { playerId, subjectId: playerId, dueAt: nextAt })
}
