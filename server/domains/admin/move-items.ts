import { freeSpace } from '#rules/core/buying.ts'
import { inMarketRefusals } from '#rules/gear/storage-refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { readConsumables, receiveConsumables, removeConsumables } from '../../game/items/consumables.ts'
import { receiveGear, removeGear } from '../../game/items/gear.ts'
import { readOwnGear } from '../../game/items/gear-row.ts'
import { readResources, receiveResources, removeResources } from '../../game/items/resources.ts'
import { readStorageUse } from '../../game/items/storage.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { notFound, refuse } from '../../platform/errors.ts'
import { referenceOf } from './corrections.ts'

/** Units of a resource or of a consumable. */
export type Stack = {
  readonly kind: 'resource' | 'consumable'
  readonly itemId: number
  /** Positive. */
  readonly amount: number
}

async function findStack(subject: LockedPlayer, { kind, itemId }: Stack) {
  const stacks = await (kind === 'resource' ? readResources : readConsumables)(subject.id)
  return stacks.find(({ id }) => id === itemId)
}

function noSpace(free: number) {
  return refuse('notEnoughSpace', `В хранилище игрока не хватает места: поместится ${free}`)
}

/** Adds units to a locked player's storage. 422 notEnoughSpace unless all of them fit. */
export async function giveStack(subject: LockedPlayer, stack: Stack, correctionId: number): Promise<void> {
  const { kind, itemId, amount } = stack
  const present = await findStack(subject, stack)
  const { free: freeSlots } = await readStorageUse(subject)
  const free = freeSpace({ stackAmount: present?.amount ?? null, freeSlots })
  if (free < amount) throw noSpace(free)
  const reference = referenceOf(correctionId)
  if (kind === 'resource')
    await receiveResources(subject, [{ resourceId: itemId, amount }], 'ADMIN', reference)
  else await receiveConsumables(subject, [{ consumableId: itemId, amount }], 'ADMIN', reference)
}

/** Takes units from a locked player's storage. 422 notEnoughItems if they are used or on the market. */
export async function takeStack(subject: LockedPlayer, stack: Stack, correctionId: number): Promise<void> {
  const { kind, itemId, amount } = stack
  const present = await findStack(subject, stack)
  const free = present ? present.amount - present.amountInMarket : 0
  if (free < amount)
    throw refuse('notEnoughItems', `У игрока осталось ${free} из ${amount}: остальное потрачено или на рынке`)
  const reference = referenceOf(correctionId)
  if (kind === 'resource')
    await removeResources(subject, [{ resourceId: itemId, amount }], 'ADMIN', reference)
  else await removeConsumables(subject, [{ consumableId: itemId, amount }], 'ADMIN', reference)
}

/** Adds an item to a locked player's storage and returns its id. 422 notEnoughSpace without a free slot. */
export async function giveGear(
  subject: LockedPlayer,
  gear: { readonly gearId: number; readonly quality: number },
  correctionId: number,
): Promise<number> {
  const { free } = await readStorageUse(subject)
  if (free < 1) throw noSpace(free)
  const [item] = await receiveGear(subject, [gear], 'ADMIN', referenceOf(correctionId))
  if (!item) throw new Error('The given item is missing')
  return item.gearEntityId
}

/** Takes an item from a locked player. 404 if it is gone; 422 gearEquipped, gearInMarket, gearLocked. */
export async function takeGear(
  subject: LockedPlayer,
  gearEntityId: number,
  correctionId: number,
): Promise<void> {
  const [item] = await readOwnGear(subject.id, [gearEntityId])
  if (!item) throw notFound('notFound', 'Этой вещи у игрока больше нет')
  refuseByRules(inMarketRefusals(item))
  if (item.equippedSlot !== null) throw refuse('gearEquipped', 'Вещь надета на игроке')
  if (item.isLocked) throw refuse('gearLocked', 'Игрок запер эту вещь')
  await removeGear(subject, [gearEntityId], 'ADMIN', referenceOf(correctionId))
}
