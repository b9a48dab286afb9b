import { receiveConsumables } from '../../../server/platform/items/consumables.ts'
import { changeEnhancePoints } from '../../../server/platform/items/enhance-points.ts'
import { type NewGear, receiveGear } from '../../../server/platform/items/gear.ts'
import { type GearChanges, readOwnGear, saveGear } from '../../../server/platform/items/gear-row.ts'
import { lockPlayer } from '../../../server/platform/lock-order.ts'
import { inTransaction } from '../../../server/platform/transaction.ts'
import type { Lord } from '../../support/open-game.ts'

/** Banners that open everything that is done with gear. */
export const forgeAndStorage = [
  'myCastleAboutBanner',
  'armyOpenBanner',
  'storageOpenBanner',
  'forgeOpenBanner',
  'enhanceOpenBanner',
] as const

/** Gives a lord a piece with work on it; through the history, so that the books are right. */
export const giveGear = (
  { player }: Pick<Lord, 'player'>,
  piece: NewGear,
  changes: GearChanges = {},
): Promise<number> =>
  inTransaction(async () => {
    const [received] = await receiveGear(await lockPlayer(player.id), [piece], 'ADMIN')
    if (!received) throw new Error('No piece was given')
    const [row] = await readOwnGear(player.id, [received.gearEntityId])
    if (row && Object.keys(changes).length > 0) saveGear(row, changes)
    return received.gearEntityId
  })

export const givePoints = ({ player }: Pick<Lord, 'player'>, points: number): Promise<void> =>
  inTransaction(async () => changeEnhancePoints(await lockPlayer(player.id), points, 'ADMIN'))

export const giveWine = ({ player }: Pick<Lord, 'player'>, consumableId: number, amount: number) =>
  inTransaction(async () =>
    receiveConsumables(await lockPlayer(player.id), [{ consumableId, amount }], 'ADMIN'),
  )
