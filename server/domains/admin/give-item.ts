import { command } from '../../game/commands/command.ts'
import { itemName } from '../../game/items/item-name.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { notFound } from '../../platform/errors.ts'
import { createCorrection, readCorrectionView, setGivenGear } from './corrections.ts'
import { giveGear, giveStack } from './move-items.ts'
import { requireSubject } from './rank.ts'

type Asked = {
  readonly kind: 'gear' | 'resource' | 'consumable'
  readonly itemId: number
  readonly amount: number
  readonly quality: number | null
}

/** 400 for gear without a quality or more than one item, and for a quality of anything else; 404 for an unknown item. */
function checkItem({ kind, itemId, amount, quality }: Asked): void {
  if ((kind === 'gear') !== (quality !== null))
    throw badRequest([{ path: 'body.quality', message: 'Качество указывают у снаряжения, и только у него' }])
  if (kind === 'gear' && amount !== 1)
    throw badRequest([{ path: 'body.amount', message: 'Снаряжение выдают по одной вещи' }])
  if (itemName(kind, itemId) === undefined) throw notFound('notFound', 'Такой вещи в игре нет')
}

/** Gives another player an item. */
export const giveItem = command<'giveItem'>(
  async (call) => {
    const { kind, itemId, amount, quality, reason } = call.body
    checkItem(call.body)
    const subject = await requireSubject('giveItem', call)
    const id = await createCorrection({
      playerId: subject.id,
      kind,
      currency: null,
      itemId,
      amount,
      quality,
      gearEntityId: null,
      reason: reason.trim(),
      byId: call.player.id,
      undoesId: null,
    })
    if (kind === 'gear') {
      const gearEntityId = await giveGear(subject, { gearId: itemId, quality: quality ?? 0 }, id)
      await setGivenGear(id, gearEntityId)
    } else {
      await giveStack(subject, { kind, itemId, amount }, id)
    }
    return readCorrectionView(id)
  },
  { others: async ({ body }) => [body.playerId] },
)
