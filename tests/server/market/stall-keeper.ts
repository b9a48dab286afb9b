import { receiveResources } from '#server/game/items/resources.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import type { Money } from '#server/game/player/money.ts'
import type { PlayerChanges } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey } from '../../support/open-game.ts'

/** A player with money to whom the market is open. */
export function trader(game: Game, overrides: PlayerChanges & Money = {}): Promise<Lord> {
  return game.lord({ level: 10, gold: 10_000, diamonds: 100, ...overrides }, ALL_PAGES_OPEN)
}

export function giveResource({ player }: Pick<Lord, 'player'>, resourceId: number, amount: number) {
  return inTransaction(async () =>
    receiveResources(await lockPlayer(player.id), [{ resourceId, amount }], 'MISSION'),
  )
}

export type Asked = {
  readonly marketKey: 'gear' | 'consumable' | 'resource'
  readonly itemId: number
  readonly amount?: number
  readonly currency?: 'GOLD' | 'DIAMONDS'
  readonly price?: number
  readonly hours?: 24 | 48 | 72
}

/** Creates a lot with default values. The price is the usual one by default. */
export async function createLot(lord: Lord, asked: Asked) {
  const { amount = 1, currency = 'GOLD', hours = 24, ...rest } = asked
  return lord.call('createMarketLot', {
    key: newKey(),
    body: { amount, currency, hours, price: asked.price ?? (await usual(lord, asked)), ...rest },
  })
}

export async function termsOf(lord: Lord, { marketKey, itemId, amount = 1 }: Asked) {
  const query = { marketKey, itemId: String(itemId), amount: String(amount) }
  return (await lord.call('getMarketTerms', { query })).body
}

async function usual(lord: Lord, asked: Asked): Promise<number> {
  return (await termsOf(lord, asked)).gold?.usual ?? 1
}

/** An open lot. */
export async function lotOf(lord: Lord, asked: Asked) {
  const answer = await createLot(lord, asked)
  if (answer.status !== 200) throw new Error(`No lot: ${answer.text}`)
  return answer.body.lot
}

export function buy(lord: Lord, lot: { lotId: number; price: number; currency: string }) {
  return lord.call('buyMarketLot', {
    key: newKey(),
    params: { lotId: lot.lotId },
    body: { price: lot.price, currency: lot.currency },
  })
}

export function cancel(lord: Lord, lotId: number) {
  return lord.call('cancelMarketLot', { key: newKey(), params: { lotId } })
}

export async function purseOf({ player: { id } }: Lord) {
  const [purse] = await sql<{
    gold: number
    diamonds: number
  }>`SELECT gold, diamonds FROM player WHERE id = ${id}`
  if (!purse) throw new Error('No such player')
  return purse
}

export async function inventoryOf(lord: Lord) {
  const { inventory } = await lord.gameData('inventory')
  if (!inventory) throw new Error('No inventory')
  return inventory.data
}
