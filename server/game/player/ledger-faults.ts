import { CURRENCY_CODES, PURSES } from '#rules/core/currencies.ts'
import { isAfterCheckpoint, ledgerLines } from '../../platform/database/partitions/checkpoint.ts'
import type { SummedBy } from '../../platform/database/partitions/divided-table.ts'
import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import type { Trail } from '../../platform/invariants/trail.ts'
import { sql, trustedText } from '../../platform/sql.ts'

const purseColumns = trustedText(PURSES.join(', '))

/** All players, for the round of the check. */
export const EVERYBODY: Trail = { table: 'player', player: 'id' }

/** Players whose purse has changed. */
export const PURSE_TRAIL: Trail = { table: 'money_entry', player: 'player_id' }

/** What the ledger adds up to: the purses. */
export const MONEY_SUMMED: SummedBy = { subject: 'currency', amount: 'amount' }

/** Checks purses against their ledger. */
export function ledgerFaults(playerIds?: readonly number[]): Promise<Fault[]> {
  const isAsked = isAmong('player_id', playerIds)
  return sql<Fault>`
  WITH balance AS (
    SELECT id AS player_id, unnest(${[...CURRENCY_CODES]}::text[]) AS currency,
      unnest(ARRAY[${purseColumns}]) AS amount
    FROM player WHERE ${isAmong('id', playerIds)}
  ), booked AS (
    SELECT player_id, subject AS currency, sum(amount) AS amount FROM ${ledgerLines('money_entry', MONEY_SUMMED, isAsked)} AS line
    GROUP BY player_id, subject
  ), latest AS (
    SELECT DISTINCT ON (player_id, currency) player_id, currency, balance_after
    FROM money_entry WHERE ${isAsked} AND ${isAfterCheckpoint('money_entry')} ORDER BY player_id, currency, id DESC
  )
  SELECT 'the ledger adds up to the balance' AS rule, player_id || ' ' || currency AS subject
  FROM balance LEFT JOIN booked USING (player_id, currency)
  WHERE balance.amount <> coalesce(booked.amount, 0)
  UNION ALL
  SELECT 'the last entry names the balance', player_id || ' ' || currency
  FROM balance JOIN latest USING (player_id, currency) WHERE balance.amount <> latest.balance_after
  UNION ALL
  SELECT 'no purse is negative', player_id || ' ' || currency FROM balance WHERE amount < 0`
}
