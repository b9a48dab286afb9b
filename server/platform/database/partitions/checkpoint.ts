import { now } from '../../clock.ts'
import { part, type SqlPart, sql, sqlMaybe, sqlUnprepared, trustedText } from '../../sql.ts'
import { newRowOf } from '../model-parts.ts'
import { DAY_MS } from './days.ts'
import type { DividedTable, SummedBy } from './divided-table.ts'
import { ledgerCheckpoints } from './models.ts'
import type { Partition } from './partitions.ts'
import { runDdl } from './run-ddl.ts'

/** A partition is summed when its youngest row is so old, ms: no transaction with a lower id is under way any more. */
const SETTLED_MS = DAY_MS

/**
 * The rows of a ledger as `player_id, subject, amount`: sums of those before the checkpoint, and the others one by one. `isAsked` is a condition on
 * `player_id`.
 */
export function ledgerLines(table: string, { subject, amount }: SummedBy, isAsked: SqlPart): SqlPart {
  return part`(
    SELECT player_id, ${trustedText(subject)} AS subject, ${trustedText(amount)} AS amount FROM ${trustedText(table)}
    WHERE ${isAsked} AND id >= coalesce((SELECT up_to FROM ledger_checkpoint WHERE ledger = ${table}), 0)
    UNION ALL SELECT player_id, subject, amount FROM ledger_sum WHERE ledger = ${table} AND ${isAsked})`
}

/** The oldest partition that is not summed yet, if nothing is added to it any more. */
async function findSettled(upTo: number, partitions: readonly Partition[]): Promise<Partition | undefined> {
  const next = partitions.find(({ until }) => until > upTo)
  // The last one gets new rows.
  if (!next || next === partitions.at(-1)) return undefined
  const [youngest] = await sqlUnprepared<{ id: number; createdAt: Date }>`
    SELECT id, created_at FROM ${trustedText(`parts.${next.name}`)} ORDER BY id DESC LIMIT 1`
  const isSettled = youngest !== undefined && youngest.createdAt.getTime() < now().getTime() - SETTLED_MS
  return isSettled ? next : undefined
}

/**
 * Moves the checkpoint of a ledger past its next partition that gets no new rows, in the surrounding transaction. Resolves to whether it has.
 * The check of the books then no longer reads that partition.
 */
export async function moveCheckpoint(
  { table, summedBy }: DividedTable,
  partitions: readonly Partition[],
): Promise<boolean> {
  if (!summedBy) return false
  const mark = await sqlMaybe<{ upTo: number }>`SELECT up_to FROM ledger_checkpoint WHERE ledger = ${table}`
  const settled = await findSettled(mark?.upTo ?? 0, partitions)
  if (!settled) return false
  const subject = trustedText(summedBy.subject)
  await runDdl('SET LOCAL statement_timeout = 0')
  await sqlUnprepared`
    INSERT INTO ledger_sum AS old (ledger, player_id, subject, amount)
    SELECT ${table}, player_id, ${subject}, sum(${trustedText(summedBy.amount)})
    FROM ${trustedText(`parts.${settled.name}`)} GROUP BY player_id, ${subject}
    ON CONFLICT (player_id, ledger, subject) DO UPDATE SET amount = old.amount + excluded.amount`
  await sql`
    INSERT INTO ${newRowOf(ledgerCheckpoints, { ledger: table, upTo: settled.until })}
    ON CONFLICT (ledger) DO UPDATE SET up_to = excluded.up_to`
  return true
}
