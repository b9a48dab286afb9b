import { command } from '../../game/commands/command.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { moveMoney } from './correct-money.ts'
import {
  type CorrectionRow,
  createCorrection,
  findCorrection,
  findUndoOf,
  readCorrectionView,
} from './corrections.ts'
import { takeGear, takeStack } from './move-items.ts'
import { requireSubject } from './rank.ts'

/** Takes back what the correction gave, or gives back what it took. */
async function bookBack(subject: LockedPlayer, correction: CorrectionRow, undoId: number): Promise<void> {
  const { kind, currency, itemId, amount, gearEntityId } = correction
  if (kind === 'money' && currency !== null) moveMoney(subject, currency, -amount, undoId)
  else if (kind === 'gear' && gearEntityId !== null) await takeGear(subject, gearEntityId, undoId)
  else if ((kind === 'resource' || kind === 'consumable') && itemId !== null)
    await takeStack(subject, { kind, itemId, amount }, undoId)
  else throw new Error(`The correction ${correction.id} does not say what it gave`)
}

/** Undoes a correction of another player, once. The player's lock keeps two calls apart. */
export const undoCorrection = command<'undoCorrection'>(
  async (call) => {
    const correction = await findCorrection(call.params.id)
    if (!correction) throw notFound('notFound', 'Такой поправки нет')
    const subject = await requireSubject('undoCorrection', call)
    if (correction.undoesId !== null)
      throw conflict('correctionNotUndoable', 'Это отмена другой поправки. Сделайте новую поправку')
    if (await findUndoOf(correction.id)) throw conflict('correctionUndone', 'Эта поправка уже отменена')
    const { id, createdAt, ...copied } = correction
    const undoId = await createCorrection({
      ...copied,
      amount: -correction.amount,
      byId: call.player.id,
      undoesId: id,
    })
    await bookBack(subject, correction, undoId)
    return readCorrectionView(undoId)
  },
  {
    others: async ({ params }) => {
      const correction = await findCorrection(params.id)
      return correction ? [correction.playerId] : []
    },
  },
)
