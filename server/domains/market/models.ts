import {
  bigint,
  boolean,
  generated,
  identity,
  integer,
  nullable,
  smallint,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

export const MARKET_KEYS = ['gear', 'consumable', 'resource'] as const
export type MarketKey = (typeof MARKET_KEYS)[number]

export type MarketCurrency = 'GOLD' | 'DIAMONDS'

/** Lots on the market, open and closed. */
export const marketLots = defineModel('market_lot', {
  id: identity(),
  sellerId: bigint(),
  kind: text<MarketKey>(),
  /** The model of gear, the resource or the consumable. */
  itemId: integer(),
  gearEntityId: nullable(bigint()),
  amount: smallint(),
  currency: text<MarketCurrency>(),
  /** For the whole lot. */
  price: bigint(),
  /** Hundredths. */
  unitPrice: generated(bigint()),
  /** The price relative to the reference, basis points. */
  rate: integer(),
  /** The rate as the usual price counts it. Null in older lots. */
  countedRate: nullable(integer()),
  level: smallint(),
  quality: withDefault(smallint()),
  stars: withDefault(smallint()),
  isSharpened: withDefault(boolean()),
  /** Offered by a neighbour. */
  isStall: withDefault(boolean()),
  status: withDefault(text<'OPEN' | 'SOLD' | 'EXPIRED' | 'CANCELLED'>()),
  buyerId: nullable(bigint()),
  createdAt: timestamptz(),
  endsAt: timestamptz(),
  closedAt: nullable(timestamptz()),
})
