import pg from 'pg'
import { sql, trustedText } from '../../sql.ts'
import { type DividedTable, keyOf } from './divided-table.ts'
import { runDdl } from './run-ddl.ts'

/** A partition that is not the one for rows outside of all ranges. */
export type Partition = {
  /** In the schema `parts`. */
  readonly name: string
  /** Below which its rows are: an id, or ms. */
  readonly until: number
}

const UNTIL_OF = {
  ID: trustedText('bound::bigint'),
  DAY: trustedText('(extract(epoch FROM bound::timestamptz) * 1000)::bigint'),
} as const

/** The partitions of a table, the oldest first. Empty if it has none. */
export function readPartitions({ table, by }: DividedTable): Promise<Partition[]> {
  return sql<Partition>`
    SELECT name, ${UNTIL_OF[by]} AS until FROM (
      SELECT relname AS name, substring(pg_get_expr(relpartbound, class.oid) FROM 'TO \\(''([^'']+)''\\)') AS bound
      FROM pg_inherits JOIN pg_class AS class ON class.oid = inhrelid
      WHERE inhparent = ${`public.${table}`}::regclass
    ) AS part WHERE bound IS NOT NULL ORDER BY until`
}

function literal({ by }: DividedTable, value: number): string {
  return pg.escapeLiteral(by === 'ID' ? String(value) : new Date(value).toISOString())
}

function nameOf({ table, by }: DividedTable, from: number): string {
  return `${table}_${by === 'ID' ? from : new Date(from).toISOString().slice(0, 10).replaceAll('-', '')}`
}

/**
 * Adds a partition for the rows from here to there, in the surrounding transaction. It is attached when it is made, which holds up nobody
 * who uses the others. Rows that lie outside of all ranges so far move into it.
 */
export async function addPartition(divided: DividedTable, from: number, until: number): Promise<void> {
  const { table, by } = divided
  const key = keyOf(divided)
  const part = `parts.${nameOf(divided, from)}`
  const [start, end] = [literal(divided, from), literal(divided, until)]
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
export async function dropPartition({ table }: DividedTable, { name }: Partition): Promise<void> {
  await runDdl(`ALTER TABLE public.${table} DETACH PARTITION parts.${name}`)
  await runDdl(`DROP TABLE parts.${name}`)
}
