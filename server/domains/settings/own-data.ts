import type { OwnDataTable } from '#generated/types.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { now } from '../../platform/clock.ts'
import { sql, trustedText } from '../../platform/sql.ts'
import { CASTLE_TABLES } from './own-data/castle-tables.ts'
import { PERSON_TABLES } from './own-data/person-tables.ts'
import type { OwnDataSource } from './own-data/source.ts'

/** Rows of one table in the answer, as the contract bounds them. */
const ROWS_MAX = 2000
/** Characters of one table: a writer of guides may have saved hundreds of megabytes. */
const CHARACTERS_MAX = 10_000_000

type ReadRow = { readonly cells: (string | null)[]; readonly total: number }

/** The newest rows, each whole: as many as both limits allow. */
async function readTable(source: OwnDataSource, playerId: number): Promise<OwnDataTable> {
  const { table, title, columns, owner = 'player_id', newest } = source
  const cells = trustedText(columns.map((column) => `${column}::text`).join(', '))
  const order = trustedText(newest === undefined ? '' : `ORDER BY ${newest} DESC`)
  const rows = await sql<ReadRow>`
    SELECT cells, total FROM (
      SELECT ARRAY[${cells}] AS cells, count(*) OVER () AS total,
        sum(length(concat(${cells}))) OVER (${order} ROWS UNBOUNDED PRECEDING) AS characters
      FROM (
        SELECT * FROM ${trustedText(table)} WHERE ${trustedText(owner)} = ${playerId} ${order} LIMIT ${ROWS_MAX + 1}
      ) AS own
    ) AS measured
    WHERE characters <= ${CHARACTERS_MAX} ORDER BY characters`
  const [first] = rows
  return {
    name: table,
    title,
    columns: [...columns],
    rows: rows.slice(0, ROWS_MAX).map((row) => row.cells),
    isComplete: first === undefined || (first.total === rows.length && rows.length <= ROWS_MAX),
  }
}

/** One table after the other: it is no hurry, and other calls need connections too. */
export const getOwnData = playerQuery<'getOwnData'>(async ({ player }) => {
  const tables: OwnDataTable[] = []
  for (const source of [...PERSON_TABLES, ...CASTLE_TABLES]) tables.push(await readTable(source, player.id))
  return { takenAt: now().toISOString(), tables }
})
