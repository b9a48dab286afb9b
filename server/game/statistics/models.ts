import type { Currency } from '#rules/core/currencies.ts'
import type { FightResult } from '#rules/fight/report.ts'
import { bigint, date, nullable, primaryKey, text, withDefault } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'
import type { FightType } from '../fights/models.ts'

/** Tables that are counted by their ids. */
export type CountedTable = 'money_entry' | 'fight' | 'player'

/** What has a mark of its own: the sums of a table by day, and the listings that follow it. */
export type MarkSource = CountedTable | 'money_entry_listed' | 'player_listed'

/** How far each of them has been counted. */
export const statisticsMarks = defineModel('statistics_mark', {
  source: primaryKey(text<MarkSource>()),
  countedId: bigint(),
  readyId: bigint(),
  readyXid: nullable(bigint()),
  pendingId: bigint(),
})

/** The ledger by day of the game, currency and source. */
export const dayMoney = defineModel('day_money', {
  day: primaryKey(date()),
  currency: primaryKey(text<Currency>()),
  source: primaryKey(text()),
  earned: bigint(),
  spent: bigint(),
  gains: bigint(),
})

/** Fights by day of the game, kind and result. */
export const dayFights = defineModel('day_fights', {
  day: primaryKey(date()),
  type: primaryKey(text<FightType>()),
  result: primaryKey(text<FightResult>()),
  fights: bigint(),
})

/** Castles founded, active and returned by day of the game. */
export const dayPlayers = defineModel('day_players', {
  day: primaryKey(date()),
  founded: withDefault(bigint()),
  active: withDefault(bigint()),
  returned: withDefault(bigint()),
})

/** Failed and refused calls by day of the game. */
export const dayFailures = defineModel('day_failures', {
  day: primaryKey(date()),
  failed: withDefault(bigint()),
  refused: withDefault(bigint()),
})
