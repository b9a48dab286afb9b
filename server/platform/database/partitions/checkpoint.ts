import { now } from '../../clock.ts'
import { part, type SqlPart, sql, sqlMaybe, sqlUnprepared, trustedText } from '../../sql.ts'
import { newRowOf } from '../model-parts.ts'
import { DAY_MS } from './days.ts'
import type { DividedTable, SummedBy } from './divided-table.ts'
import { ledgerCheckpoints } from './models.ts'
import type { Partition } from './partitions.ts'
import { runDdl } from './run-ddl.ts'

/** The next partition has had rows for so long, ms: no transaction with a lower id is under way any more. */
const SETTLED_MS = DAY_MS

/** The condition that a row of the ledger is after its checkpoint. */
export function isAfterCheckpoint(table: string): SqlPart {
  return part`id >= coalesce((SELECT up_to FROM ledger_checkpoint WHERE ledger = ${table}), 0)`
}

/**
 * The rows of a ledger as `player_id, subject, amount`: sums of those before the checkpoint, and the others one by one. `isAsked` is a condition on
 * `player_id`.
 */
export function ledgerLines(table: string, { subject, amount }: SummedBy, isAsked: SqlPart): SqlPart {
  return part`(
    SELECT player_id, ${trustedText(subject)} AS subject, ${trustedText(amount)} AS amount FROM ${trustedText(table)}
    WHERE ${isAsked} AND ${isAfterCheckpoint(table)}
    UNION ALL SELECT player_id, subject, amount FROM ledger_sum WHERE ledger = ${table} AND ${isAsked})`
}

/** The end of the oldest partition that is not summed yet, if it gets no new rows any more. */
async function findSettled(
  table: string,
  checkpoint: number,
  partitions: readonly Partition[],
): Promise<number | undefined> {
  const end = partitions.find(({ until }) => until > checkpoint)?.until
  if (end === undefined) return undefined
  const [later] = await sqlUnprepared<{ createdAt: Date }>`
    SELECT created_at FROM ${trustedText(`public.${table}`)} WHERE id >= ${end} ORDER BY id LIMIT 1`
  const isSettled = later !== undefined && later.createdAt.getTime() < now().getTime() - SETTLED_MS
  return isSettled ? end : undefined
}

/**
 * Moves the checkpoint of a ledger past its next partition that gets no new rows, in the surrounding transaction. Resolves to whether it has.
 * The check of the books then no longer reads that partition. A restored world may have its checkpoint in the midst of a partition.
 */
export async function moveCheckpoint(
  { table, summedBy }: DividedTable,
  partitions: readonly Partition[],
): Promise<boolean> {
  if (!summedBy) return false
  const mark = await sqlMaybe<{ upTo: number }>`SELECT up_to FROM ledger_checkpoint WHERE ledger = ${table}`
  const checkpoint = mark?.upTo ?? 0
  const end = await findSettled(table, checkpoint, partitions)
  if (end === undefined) return false
  const subject = trustedText(summedBy.subject)
  await runDdl('SET LOCAL statement_timeout = 0')
  await sqlUnprepared`
    INSERT INTO ledger_sum AS old (ledger, player_id, subject, amount)
    SELECT ${table}, player_id, ${subject}, sum(${trustedText(summedBy.amount)})
    FROM ${trustedText(`public.${table}`)} WHERE id >= ${checkpoint} AND id < ${end} GROUP BY player_id, ${subject}
    ON CONFLICT (player_id, ledger, subject) DO UPDATE SET amount = old.amount + excluded.amount`
  await sql`
    INSERT INTO ${newRowOf(ledgerCheckpoints, { ledger: table, upTo: end })}
    ON CONFLICT (ledger) DO UPDATE SET up_to = excluded.up_to`
  return true
}
