import type { Currency as ContractCurrency, ErrorCode } from '#generated/types.ts'
import {
  ALL_CURRENCIES,
  CURRENCIES,
  CURRENCY_CODES,
  type Currency,
  PURSES,
  pursesOf,
  shortageOf,
} from '#rules/core/currencies.ts'
import { now } from '../../platform/clock.ts'
import { someColumnsOf } from '../../platform/database/model-parts.ts'
import { refuse } from '../../platform/errors.ts'
import { part, type SqlPart, sqlSoon, trustedText } from '../../platform/sql.ts'
import { markListing } from '../listings/mark-listing.ts'
import { raiseOf, report } from '../live/report.ts'
import { markStanding, movesStanding } from '../standings/mark-standing.ts'
import { changesArmy, recordArmy } from './army-history.ts'
import type { LockedPlayer } from './lock-order.ts'
import { moneyEntries } from './models.ts'
import { type Money, type MoneySource, PURSE_MAX } from './money.ts'
import { factsOfChanges } from './player-facts.ts'
import { type PlayerChanges, playerAssignments } from './player-row.ts'

/** A change of money for one reason. Amounts are signed. */
export type LedgerEntry = {
  readonly money: Money
  readonly source: MoneySource
  /** What it was for, at most 200 characters: `mission:12`. */
  readonly reference?: string
}

export type PlayerSettlement = {
  readonly entries?: readonly LedgerEntry[]
  /** Other columns of the player, written by the same statement. */
  readonly changes?: PlayerChanges
}

/** Optional parts of `earn` and `spend`. */
export type LedgerOptions = {
  readonly reference?: string
  readonly changes?: PlayerChanges
}

/** Does not compile while the contract has a currency or lacks a refusal that the rules describe otherwise. */
const DESCRIBED = CURRENCIES satisfies {
  readonly [Code in ContractCurrency]: { readonly currency: Code; readonly shortage: ErrorCode }
}

type Line = {
  readonly currency: Currency
  readonly amount: number
  readonly source: MoneySource
  readonly reference: string | null
}

/** The changes of the single purses, in order. Applies them to `player`, or refuses and leaves it unchanged. */
function drawLines(player: LockedPlayer, entries: readonly LedgerEntry[]): Line[] {
  const balance = pursesOf(({ purse }) => player[purse])
  const lines: Line[] = []
  for (const { money, source, reference } of entries) {
    for (const described of ALL_CURRENCIES) {
      const { currency, purse } = described
      const wanted = money[purse] ?? 0
      if (!Number.isSafeInteger(wanted)) throw new Error(`An amount of money must be whole: ${wanted}`)
      const amount = Math.min(wanted, PURSE_MAX - balance[purse])
      if (amount === 0) continue
      if (balance[purse] + amount < 0) {
        const reason = shortageOf(described, balance[purse], -amount)
        throw refuse(reason.code, reason.message, { reasons: [reason] })
      }
      balance[purse] += amount
      lines.push({ currency, amount, source, reference: reference ?? null })
    }
  }
  Object.assign(player, balance)
  return lines
}

function total(lines: readonly Line[], currency: Currency): number {
  return lines.reduce((sum, line) => (line.currency === currency ? sum + line.amount : sum), 0)
}

/** Gold that these lines bring in: it counts even if it is spent at once. What administrators give does not: they may undo it. */
function goldReceived(lines: readonly Line[]): number {
  return lines.reduce(
    (sum, { currency, amount, source }) =>
      currency === 'GOLD' && amount > 0 && source !== 'ADMIN' ? sum + amount : sum,
    0,
  )
}

/** `, total_gold = …, level = …`: the columns besides the purse. */
function assignmentsBesides(received: number, changes: PlayerChanges): SqlPart {
  const assignments = playerAssignments(changes)
  if (received === 0) return assignments
  return part`, total_gold = least(total_gold + ${received}, ${PURSE_MAX})${assignments}`
}

const entryColumns = someColumnsOf(moneyEntries, [
  'playerId',
  'currency',
  'amount',
  'balanceAfter',
  'source',
  'reference',
  'createdAt',
])

/** The common case: it costs the database a third less than the general statement. */
function writeOneLine(playerId: number, raise: number, line: Line, assignments: SqlPart): void {
  const purse = trustedText(DESCRIBED[line.currency].purse)
  sqlSoon`
    WITH purse AS (
      UPDATE player SET rev = rev + ${raise}, ${purse} = ${purse} + ${line.amount}${assignments}
      WHERE id = ${playerId} RETURNING id, ${purse} AS balance
    )
    INSERT INTO money_entry (${entryColumns})
    SELECT id, ${line.currency}, ${line.amount}, balance, ${line.source}, ${line.reference}, ${now()} FROM purse`
}

const purseColumns = trustedText(PURSES.join(', '))
const balanceOfEntry = trustedText(
  ALL_CURRENCIES.map(({ currency, purse }) => `WHEN '${currency}' THEN purse.${purse}`).join(' '),
)

/** `, gold = gold + $1, …` for every purse, so that the statement text stays the same. */
function purseAssignments(lines: readonly Line[]): SqlPart {
  return {
    texts: [...PURSES.map((purse) => `, ${purse} = ${purse} + `), ''],
    values: CURRENCY_CODES.map((currency) => total(lines, currency)),
  }
}

/** Any number of entries. The balance after each is the final balance minus the later entries. */
function writeLines(playerId: number, raise: number, lines: readonly Line[], assignments: SqlPart): void {
  sqlSoon`
    WITH entry AS (
      SELECT * FROM unnest(
        ${lines.map((line) => line.currency)}::text[], ${lines.map((line) => line.amount)}::bigint[],
        ${lines.map((line) => line.source)}::text[], ${lines.map((line) => line.reference)}::text[]
      ) WITH ORDINALITY AS line (currency, amount, source, reference, position)
    ), purse AS (
      UPDATE player SET rev = rev + ${raise}${purseAssignments(lines)}${assignments}
      WHERE id = ${playerId} RETURNING id, ${purseColumns}
    )
    INSERT INTO money_entry (${entryColumns})
    SELECT purse.id, entry.currency, entry.amount,
      CASE entry.currency ${balanceOfEntry} END - coalesce(sum(entry.amount) OVER later, 0)::bigint,
      entry.source, entry.reference, ${now()}
    FROM purse, entry
    WINDOW later AS (PARTITION BY entry.currency ORDER BY entry.position
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING)
    ORDER BY entry.position`
}

/**
 * Changes a locked player: money (signed, each entry with its reason) and other columns, in one statement that also
 * writes the ledger. It is sent without awaiting it, its changes are reported, and `player` is updated. 422
 * notEnoughGold and so on (`CURRENCIES`) before anything is sent. If the row was not locked, the table's
 * check rolls the command back. A purse holds at most `PURSE_MAX`; the excess is lost. Gold that comes in also counts
 * for the top lists.
 */
export function settlePlayer(player: LockedPlayer, settlement: PlayerSettlement): void {
  const changes = settlement.changes ?? {}
  const lines = drawLines(player, settlement.entries ?? [])
  report(
    player.id,
    ...factsOfChanges(player, changes),
    ...lines.map(({ currency }) => DESCRIBED[currency].purse),
  )
  const received = goldReceived(lines)
  if (received > 0 || movesStanding(player, changes)) markStanding(player.id)
  if (changes.lastSeenAt !== undefined) markListing(player.id)
  if (changesArmy(player, changes)) recordArmy({ ...player, ...changes })
  Object.assign(player, changes)
  player.totalGold = Math.min(player.totalGold + received, PURSE_MAX)
  const raise = raiseOf(player.id)
  player.rev += raise
  const assignments = assignmentsBesides(received, changes)
  if (lines.length === 0) {
    sqlSoon`UPDATE player SET rev = rev + ${raise}${assignments} WHERE id = ${player.id}`
    return
  }
  const [only] = lines
  if (only && lines.length === 1) writeOneLine(player.id, raise, only, assignments)
  else writeLines(player.id, raise, lines, assignments)
}

function withoutNegative(money: Money): Money {
  for (const purse of PURSES) {
    if ((money[purse] ?? 0) < 0) throw new Error('earn and spend take amounts of 0 or more')
  }
  return money
}

function negated(money: Money): Money {
  return pursesOf(({ purse }) => -(money[purse] ?? 0))
}

/** Adds money to a locked player's purse and to the ledger. */
export function earn(
  player: LockedPlayer,
  money: Money,
  source: MoneySource,
  options: LedgerOptions = {},
): void {
  settlePlayer(player, {
    entries: [{ money: withoutNegative(money), source, reference: options.reference }],
    changes: options.changes,
  })
}

/** Takes money from a locked player's purse. 422 if it is short. */
export function spend(
  player: LockedPlayer,
  money: Money,
  source: MoneySource,
  options: LedgerOptions = {},
): void {
  settlePlayer(player, {
    entries: [{ money: negated(withoutNegative(money)), source, reference: options.reference }],
    changes: options.changes,
  })
}

/** Writes columns of a locked player other than money. */
export function savePlayer(player: LockedPlayer, changes: PlayerChanges): void {
  settlePlayer(player, { changes })
}
