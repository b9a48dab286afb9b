import type { Currency, MoneySource } from '../../game/player/money.ts'
import {
  bigint,
  generated,
  identity,
  integer,
  nullable,
  text,
  texts,
  timestamptz,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** What the console shows of a player. */
export const players = defineModel('player', {
  id: identity(),
  kind: text<'HUMAN' | 'NEIGHBOUR'>(),
  name: text(),
  nameKey: text(),
  email: nullable(text()),
  emailKey: nullable(text()),
  emailConfirmedAt: nullable(timestamptz()),
  roles: texts(),
  level: integer(),
  experience: bigint(),
  gold: bigint(),
  diamonds: bigint(),
  glory: bigint(),
  missionsWon: integer(),
  missionsLost: integer(),
  createdAt: timestamptz(),
  lastSeenAt: nullable(timestamptz()),
})

/** The ledger, which only `server/game/player/ledger.ts` writes. */
export const moneyEntries = defineModel('money_entry', {
  id: identity(),
  playerId: bigint(),
  currency: text<Currency>(),
  type: generated(text<'INCREASE' | 'DECREASE'>()),
  source: text<MoneySource>(),
  amount: bigint(),
  balanceAfter: bigint(),
  reference: nullable(text()),
  createdAt: timestamptz(),
})
