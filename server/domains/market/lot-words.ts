import type { MoneySource } from '../../game/player/money.ts'
import type { LotRow } from './lot-row.ts'
import type { MarketKey } from './models.ts'

/** The source of money of each list (docs/game.md §3). */
export const MONEY_SOURCE_OF = {
  gear: 'MARKET_GEAR',
  consumable: 'MARKET_CONSUMABLE',
  resource: 'MARKET_RESOURCE',
} as const satisfies Record<MarketKey, MoneySource>

/** The reference of a sale for the account book: item and amount. */
export function itemReference(kind: MarketKey, itemId: number, amount: number): string {
  return kind === 'gear' ? `gear:${itemId}` : `${kind}:${itemId}:${amount}`
}

export function lotReference({ kind, itemId, amount }: Pick<LotRow, 'kind' | 'itemId' | 'amount'>): string {
  return itemReference(kind, itemId, amount)
}

/** The reference of a listing fee, so that the account book does not show it as a purchase. */
export function feeReference(kind: MarketKey, itemId: number, amount: number): string {
  return `lotFee:${itemReference(kind, itemId, amount)}`
}
