import { receiveResources } from '../../../server/platform/items/resources.ts'
import { lockPlayer } from '../../../server/platform/lock-order.ts'
import type { Money } from '../../../server/platform/money.ts'
import type { PlayerChanges } from '../../../server/platform/player-row.ts'
import { sql } from '../../../server/platform/sql.ts'
import { inTransaction } from '../../../server/platform/transaction.ts'
import { everythingOpen, type Game, type Lord, newKey } from '../../support/open-game.ts'

/** A lord to whom the market is open, with a purse. */
export const trader = (game: Game, overrides: PlayerChanges & Money = {}): Promise<Lord> =>
  game.lord({ level: 10, gold: 10_000, diamonds: 100, ...overrides }, everythingOpen)

export const giveResource = ({ player }: Pick<Lord, 'player'>, resourceId: number, amount: number) =>
  inTransaction(async () =>
    receiveResources(await lockPlayer(player.id), [{ resourceId, amount }], 'MISSION'),
  )

export interface Asked {
  readonly marketKey: 'gear' | 'consumable' | 'resource'
  readonly itemId: number
  readonly amount?: number
  readonly currency?: 'GOLD' | 'DIAMONDS'
  readonly price?: number
  readonly hours?: 24 | 48 | 72
}

/** The call with an ordinary wish; the price is the usual one unless told. */
export const putUp = async (lord: Lord, asked: Asked) => {
  const { amount = 1, currency = 'GOLD', hours = 24, ...rest } = asked
  return lord.call('createMarketLot', {
    key: newKey(),
    body: { amount, currency, hours, price: asked.price ?? (await usual(lord, asked)), ...rest },
  })
}

export const termsOf = async (lord: Lord, { marketKey, itemId, amount = 1 }: Asked) => {
  const query = { marketKey, itemId: String(itemId), amount: String(amount) }
  return (await lord.call('getMarketTerms', { query })).body
}

const usual = async (lord: Lord, asked: Asked): Promise<number> =>
  (await termsOf(lord, asked)).gold?.usual ?? 1

/** An open lot. */
export const lotOf = async (lord: Lord, asked: Asked) => {
  const answer = await putUp(lord, asked)
  if (answer.status !== 200) throw new Error(`No lot: ${answer.text}`)
  return answer.body.lot
}

export const buy = (lord: Lord, lot: { lotId: number; price: number; currency: string }) =>
  lord.call('buyMarketLot', {
    key: newKey(),
    params: { lotId: lot.lotId },
    body: { price: lot.price, currency: lot.currency },
  })

export const cancel = (lord: Lord, lotId: number) =>
  lord.call('cancelMarketLot', { key: newKey(), params: { lotId } })

export const purseOf = async ({ player: { id } }: Lord) => {
  const [purse] = await sql<{
    gold: number
    diamonds: number
  }>`SELECT gold, diamonds FROM player WHERE id = ${id}`
  if (!purse) throw new Error('No such player')
  return purse
}

export const inventoryOf = async (lord: Lord) => {
  const { inventory } = await lord.gameData('inventory')
  if (!inventory) throw new Error('No inventory')
  return inventory.data
}
