import type { ErrorCode } from '#generated/types.ts'
import { now } from '../../platform/clock.ts'
import { columnOf, tableOf } from '../../platform/database/model-parts.ts'
import { refuse } from '../../platform/errors.ts'
import { type SqlPart, sql } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import { consumableEntries, consumableStacks, resourceEntries, resourceStacks } from './models.ts'

/** Maximum of a stack (docs/game.md §5). */
export const STACK_MAX = 500

/** A positive amount of one item of the catalogue. */
export type StackAmount = {
  readonly id: number
  readonly amount: number
}

/** The tables of one kind of stack, and the refusal if a stack is too small. */
export type StackStore = {
  readonly stack: SqlPart
  readonly entry: SqlPart
  readonly idColumn: SqlPart
  /** The fact that a change reports. */
  readonly fact: 'resources' | 'consumables'
  readonly short: { readonly code: ErrorCode; readonly message: string }
}

const TABLES = {
  resource: {
    stack: tableOf(resourceStacks),
    entry: tableOf(resourceEntries),
    idColumn: columnOf(resourceStacks, 'resourceId'),
  },
  consumable: {
    stack: tableOf(consumableStacks),
    entry: tableOf(consumableEntries),
    idColumn: columnOf(consumableStacks, 'consumableId'),
  },
} as const

/** The store of a kind of stack. `short` is the refusal if a stack is too small. */
export function stackStore(kind: 'resource' | 'consumable', short: StackStore['short']): StackStore {
  return { ...TABLES[kind], fact: kind === 'resource' ? 'resources' : 'consumables', short }
}

/** Why a stack changes. */
export type StackReason = {
  readonly source: string
  readonly reference: string | undefined
}

function inOrder(amounts: readonly StackAmount[]): StackAmount[] {
  const sums = new Map<number, number>()
  for (const { id, amount } of amounts) {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`Invalid amount of items: ${amount}`)
    sums.set(id, (sums.get(id) ?? 0) + amount)
  }
  return [...sums].map(([id, amount]) => ({ id, amount })).sort((a, b) => a.id - b.id)
}

/** Fills a locked player's stacks to their maximum and writes the history. Returns the received amounts. */
export async function receiveStacks(
  { stack, entry, idColumn, fact }: StackStore,
  player: LockedPlayer,
  amounts: readonly StackAmount[],
  { source, reference }: StackReason,
): Promise<StackAmount[]> {
  const wanted = inOrder(amounts)
  if (wanted.length === 0) return []
  const received = await sql<StackAmount>`
    WITH wanted AS (
      SELECT * FROM unnest(${wanted.map((one) => one.id)}::int[], ${wanted.map((one) => one.amount)}::bigint[])
        AS line (id, amount)
    ), fitting AS (
      SELECT wanted.id, least(wanted.amount, ${STACK_MAX} - coalesce(stack.amount, 0))::int AS amount
      FROM wanted LEFT JOIN ${stack} AS stack
        ON stack.player_id = ${player.id} AND stack.${idColumn} = wanted.id
    ), stored AS (
      INSERT INTO ${stack} AS stack (player_id, ${idColumn}, amount)
      SELECT ${player.id}, id, amount FROM fitting WHERE amount > 0 ORDER BY id
      ON CONFLICT (player_id, ${idColumn}) DO UPDATE SET amount = stack.amount + excluded.amount
    )
    INSERT INTO ${entry} (player_id, ${idColumn}, action, amount, source, reference, created_at)
    SELECT ${player.id}, id, 'RECEIVED', amount, ${source}, ${reference ?? null}, ${now()}
    FROM fitting WHERE amount > 0 ORDER BY id
    RETURNING ${idColumn} AS id, amount`
  if (received.length > 0) report(player.id, fact)
  return received
}

/**
 * Removes from a locked player's stacks, except what is on the market. Refuses without any change if one is short.
 */
export async function removeStacks(
  { stack, entry, idColumn, fact, short }: StackStore,
  player: LockedPlayer,
  amounts: readonly StackAmount[],
  { source, reference }: StackReason,
): Promise<void> {
  const wanted = inOrder(amounts)
  if (wanted.length === 0) return
  const removed = await sql<StackAmount>`
    WITH wanted AS (
      SELECT * FROM unnest(${wanted.map((one) => one.id)}::int[], ${wanted.map((one) => one.amount)}::bigint[])
        AS line (id, amount)
    ), taken AS (
      UPDATE ${stack} AS stack SET amount = stack.amount - wanted.amount::int FROM wanted
      WHERE stack.player_id = ${player.id} AND stack.${idColumn} = wanted.id
        AND stack.amount - stack.amount_in_market >= wanted.amount
      RETURNING stack.${idColumn} AS id, wanted.amount::int AS amount
    )
    INSERT INTO ${entry} (player_id, ${idColumn}, action, amount, source, reference, created_at)
    SELECT ${player.id}, id, 'REMOVED', amount, ${source}, ${reference ?? null}, ${now()}
    FROM taken ORDER BY id
    RETURNING ${idColumn} AS id, amount`
  if (removed.length < wanted.length) throw refuse(short.code, short.message)
  report(player.id, fact)
}

export type StackRow = StackAmount & {
  readonly amountInMarket: number
}

/** A player's non-empty stacks, by id. */
export function readStacks({ stack, idColumn }: StackStore, playerId: number): Promise<StackRow[]> {
  return sql<StackRow>`
    SELECT ${idColumn} AS id, amount, amount_in_market FROM ${stack}
    WHERE player_id = ${playerId} AND amount > 0 ORDER BY ${idColumn}`
}
