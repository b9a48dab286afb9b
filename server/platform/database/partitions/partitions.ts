import pg from 'pg'
import { sql, sqlOne, trustedText } from '../../sql.ts'
import { type DividedTable, keyOf } from './divided-table.ts'
import { runDdl } from './run-ddl.ts'
import { readReferenced } from './shape.ts'

/** A partition that is not the one for rows outside of all ranges. Its bounds are ids, or ms. */
export type Partition = {
  /** In the schema `parts`. */
  readonly name: string
  /** Null: it begins before all rows. */
  readonly from: number | null
  /** Its rows are below. */
  readonly until: number
}

const BOUNDS = {
  ID: trustedText('start::bigint AS "from", bound::bigint AS until'),
  DAY: trustedText(
    '(extract(epoch FROM start::timestamptz) * 1000)::bigint AS "from", (extract(epoch FROM bound::timestamptz) * 1000)::bigint AS until',
  ),
} as const

/** The partitions of a table, the oldest first. Empty if it has none. */
export function readPartitions({ table, by }: DividedTable): Promise<Partition[]> {
  return sql<Partition>`
    SELECT name, ${BOUNDS[by]} FROM (
      SELECT relname AS name, substring(text FROM 'FROM \\(''([^'']+)''\\)') AS start, substring(text FROM 'TO \\(''([^'']+)''\\)') AS bound
      FROM (
        SELECT relname, pg_get_expr(relpartbound, class.oid) AS text FROM pg_inherits JOIN pg_class AS class ON class.oid = inhrelid
        WHERE inhparent = ${`public.${table}`}::regclass
      ) AS part
    ) AS part WHERE bound IS NOT NULL ORDER BY until`
}

/** The highest id that was given out, also to a row that is gone. */
export async function newestIdOf({ table }: DividedTable): Promise<number> {
  const name = `public.${table}`
  const { id } = await sqlOne<{ id: number }>`
    SELECT greatest(max(id), pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')::regclass), 0) AS id
    FROM ${trustedText(name)}`
  return id
}

function literal({ by }: DividedTable, value: number): string {
  return pg.escapeLiteral(by === 'ID' ? String(value) : new Date(value).toISOString())
}

function nameOf({ table, by }: DividedTable, from: number): string {
  return `${table}_${by === 'ID' ? from : new Date(from).toISOString().slice(0, 10).replaceAll('-', '')}`
}

/**
 * Locks the tables that rows of this one refer to, in the surrounding transaction. A command locks its player and writes here later. So the
 * players are locked first, before the table: nobody then waits for it while it waits for the players.
 */
export async function lockReferenced({ table }: DividedTable): Promise<void> {
  for (const { name } of await readReferenced(table))
    await runDdl(`LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`)
}

/**
 * Adds a partition for the rows from here to there, in the surrounding transaction. Those who use the others wait for it, some hundredths of a
 * second. Rows that lie outside of all ranges so far move into it.
 */
export async function addPartition(divided: DividedTable, from: number, until: number): Promise<void> {
  const { table, by } = divided
  const key = keyOf(divided)
  const part = `parts.${nameOf(divided, from)}`
  const [start, end] = [literal(divided, from), literal(divided, until)]
  await lockReferenced(divided)
  await runDdl(
    `CREATE TABLE ${part} (LIKE public.${table} INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING CONSTRAINTS INCLUDING STORAGE)`,
  )
  if (by === 'DAY')
    await runDdl(`WITH outside AS (
      DELETE FROM parts.${table}_other WHERE ${key} >= ${start} AND ${key} < ${end} RETURNING *
    ) INSERT INTO ${part} SELECT * FROM outside`)
  await runDdl(`ALTER TABLE public.${table} ATTACH PARTITION ${part} FOR VALUES FROM (${start}) TO (${end})`)
}

/** Drops a partition with its rows, in the surrounding transaction. Rejects if rows of other tables refer to them. */
export async function dropPartition(divided: DividedTable, { name }: Partition): Promise<void> {
  await lockReferenced(divided)
  await runDdl(`LOCK TABLE public.${divided.table} IN ACCESS EXCLUSIVE MODE`)
  await runDdl(`ALTER TABLE public.${divided.table} DETACH PARTITION parts.${name}`)
  await runDdl(`DROP TABLE parts.${name}`)
}
