import type { MoneySource } from '../../platform/money.ts'
import type { LotRow, MarketKey } from './lot-row.ts'

/** Why money moves on each list (specification, section 3). */
export const moneySourceOf = {
  gear: 'MARKET_GEAR',
  consumable: 'MARKET_CONSUMABLE',
  resource: 'MARKET_RESOURCE',
} as const satisfies Record<MarketKey, MoneySource>

/** What money was for, as the account book tells it: the thing and how many. */
export const thingReference = (kind: MarketKey, itemId: number, amount: number): string =>
  kind === 'gear' ? `gear:${itemId}` : `${kind}:${itemId}:${amount}`

export const lotReference = ({ kind, itemId, amount }: Pick<LotRow, 'kind' | 'itemId' | 'amount'>): string =>
  thingReference(kind, itemId, amount)

/** What putting it up cost, so that the account book does not take it for a purchase. */
export const feeReference = (kind: MarketKey, itemId: number, amount: number): string =>
  `lotFee:${thingReference(kind, itemId, amount)}`
