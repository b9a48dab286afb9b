import { CURRENCY_CODES, type Currency } from '#rules/core/currencies.ts'
import { moneyEntries } from '../../game/player/models.ts'
import type { MoneySource } from '../../game/player/money.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { part, sql } from '../../platform/sql.ts'

export type MoneyEntryType = 'INCREASE' | 'DECREASE'
const ENTRY_TYPES = ['INCREASE', 'DECREASE'] as const

const columns = someColumnsOf(moneyEntries, [
  'id',
  'currency',
  'type',
  'amount',
  'balanceAfter',
  'source',
  'reference',
  'createdAt',
])

export type MoneyEntryRow = ListedRow<typeof columns>

/** The filter; a missing field matches everything. */
export type MoneyFilter = {
  readonly currency?: Currency | undefined
  readonly source?: string | undefined
  readonly type?: MoneyEntryType | undefined
}

function readAll(playerId: number, before: number, count: number) {
  return sql<MoneyEntryRow>`
  SELECT ${columns} FROM money_entry
  WHERE player_id = ${playerId} AND id < ${before} ORDER BY id DESC LIMIT ${count}`
}

/** One index walk for each requested currency and type, then the newest entries of all. */
function readAsked(playerId: number, { currency, type, source }: MoneyFilter, before: number, count: number) {
  return sql<MoneyEntryRow>`
  SELECT entry.* FROM unnest(${currency ? [currency] : [...CURRENCY_CODES]}::text[]) AS asked_currency
  CROSS JOIN unnest(${type ? [type] : [...ENTRY_TYPES]}::text[]) AS asked_type
  CROSS JOIN LATERAL (
    SELECT ${columns} FROM money_entry
    WHERE player_id = ${playerId} AND currency = asked_currency AND type = asked_type AND id < ${before}
      ${source === undefined ? part`` : part`AND source = ${source}`}
    ORDER BY id DESC LIMIT ${count}
  ) AS entry
  ORDER BY entry.id DESC LIMIT ${count}`
}

/**
 * A player's ledger before an entry, newest first: one more than `limit`, which tells whether there is a next page.
 * Each combination of filters has its own index, so rare entries are found as fast as common ones.
 */
export function readMoneyEntries(
  playerId: number,
  filter: MoneyFilter,
  before: number,
  limit: number,
): Promise<MoneyEntryRow[]> {
  const isAsked = filter.currency ?? filter.type ?? filter.source
  return isAsked ? readAsked(playerId, filter, before, limit + 1) : readAll(playerId, before, limit + 1)
}

export type MoneySumRow = {
  /** 0 is the oldest day of the summary. */
  readonly day: number
  readonly currency: Currency
  readonly source: MoneySource
  readonly income: number
  readonly spending: number
}

/** Income and spending since the start of a day, by game day, currency and source. */
export function sumMoney(playerId: number, start: Date): Promise<MoneySumRow[]> {
  return sql<MoneySumRow>`
  SELECT floor(extract(epoch FROM created_at - ${start}::timestamptz) / 86400)::int AS day, currency, source,
    coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS income,
    coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS spending
  FROM money_entry WHERE player_id = ${playerId} AND created_at >= ${start} GROUP BY 1, 2, 3`
}
