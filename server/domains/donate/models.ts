import type { OrderState, Verdict } from '#rules/donate/orders.ts'
import {
  bigint,
  identity,
  integer,
  nullable,
  primaryKey,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'
import type { ProviderKey } from './providers/provider.ts'

/** Orders of packs. */
export const donateOrders = defineModel('donate_order', {
  id: identity(),
  /** What the provider reports the payment with. */
  key: uuid(),
  playerId: bigint(),
  packKey: text(),
  name: text(),
  kind: text<'DIAMONDS' | 'SUBSCRIPTION'>(),
  diamonds: integer(),
  days: integer(),
  provider: text<ProviderKey>(),
  currency: text<'RUB' | 'XTR'>(),
  /** Price in whole minor units of the currency. */
  minor: bigint(),
  /** Price in roubles, for the player's own limit. */
  kopecks: bigint(),
  state: withDefault(text<OrderState>()),
  payUrl: text(),
  createdAt: timestamptz(),
  expiresAt: timestamptz(),
  /** When the pack was given. Stays after a refund. */
  paidAt: nullable(timestamptz()),
  refundedAt: nullable(timestamptz()),
  diamondsTaken: withDefault(integer()),
  diamondsMissing: withDefault(integer()),
})

/** Payments as providers report them. */
export const donatePayments = defineModel('donate_payment', {
  id: identity(),
  provider: text<ProviderKey>(),
  externalId: text(),
  orderKey: text(),
  orderId: nullable(bigint()),
  currency: text(),
  minor: bigint(),
  /** The payer's id at the provider, which a refund needs. */
  payer: nullable(text()),
  verdict: text<Verdict>(),
  receivedAt: timestamptz(),
  refundedAt: nullable(timestamptz()),
})

/** What players want to spend in a calendar month at most, in kopecks. */
export const donateLimits = defineModel('donate_limit', {
  playerId: primaryKey(bigint()),
  kopecks: nullable(bigint()),
  nextKopecks: nullable(bigint()),
  nextFrom: nullable(timestamptz()),
})
