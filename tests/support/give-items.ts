import { receiveConsumables } from '#server/game/items/consumables.ts'
import { changeEnhancePoints } from '#server/game/items/enhance-points.ts'
import { type NewGear, receiveGear } from '#server/game/items/gear.ts'
import { type GearChanges, readOwnGear, saveGear } from '#server/game/items/gear-row.ts'
import { receiveResources } from '#server/game/items/resources.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import type { Lord } from './open-game.ts'

/** Gives a player gear with stars, sharpening or craft. Uses the item functions, so that the history is complete. */
export function giveGear(
  { player }: Pick<Lord, 'player'>,
  gear: NewGear,
  changes: GearChanges = {},
): Promise<number> {
  return inTransaction(async () => {
    const [received] = await receiveGear(await lockPlayer(player.id), [gear], 'ADMIN')
    if (!received) throw new Error('No item was given')
    const [row] = await readOwnGear(player.id, [received.gearEntityId])
    if (row && Object.keys(changes).length > 0) saveGear(row, changes)
    return received.gearEntityId
  })
}

export function givePoints({ player }: Pick<Lord, 'player'>, points: number): Promise<void> {
  return inTransaction(async () => changeEnhancePoints(await lockPlayer(player.id), points, 'ADMIN'))
}

export function giveWine({ player }: Pick<Lord, 'player'>, consumableId: number, amount: number) {
  return inTransaction(async () =>
    receiveConsumables(await lockPlayer(player.id), [{ consumableId, amount }], 'ADMIN'),
  )
}

/** The source is arbitrary, since none fits resources from nowhere. */
export function giveResources({ player }: Pick<Lord, 'player'>, amounts: Readonly<Record<number, number>>) {
  return inTransaction(async () =>
    receiveResources(
      await lockPlayer(player.id),
      Object.entries(amounts).map(([id, amount]) => ({ resourceId: Number(id), amount })),
      'DAILY_REWARD',
    ),
  )
}

/** Changes gear as forge and market would. */
export function changeGear(
  { player }: Pick<Lord, 'player'>,
  gearEntityId: number,
  changes: GearChanges,
): Promise<void> {
  return inTransaction(async () => {
    const [row] = await readOwnGear((await lockPlayer(player.id)).id, [gearEntityId])
    if (!row) throw new Error('No such item')
    saveGear(row, changes)
  })
}
