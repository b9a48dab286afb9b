import type { OwnDataTable } from '../../../generated/types.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { now } from '../../platform/clock.ts'
import { sql, trustedText } from '../../platform/sql.ts'
import { CASTLE_TABLES } from './own-data/castle-tables.ts'
import { PERSON_TABLES } from './own-data/person-tables.ts'
import type { OwnDataSource } from './own-data/source.ts'

/** Rows of one table in the answer, as the contract bounds them. */
const ROWS_MAX = 2000
const CELL_MAX = 20_000

async function readTable(source: OwnDataSource, playerId: number): Promise<OwnDataTable> {
  const { table, title, columns, owner = 'player_id', newest } = source
  const cells = columns.map((column) => `left(${column}::text, ${CELL_MAX})`).join(', ')
  const order = newest === undefined ? '' : `ORDER BY ${newest} DESC`
  const rows = await sql<{ cells: (string | null)[] }>`
    SELECT ARRAY[${trustedText(cells)}] AS cells FROM ${trustedText(table)}
    WHERE ${trustedText(owner)} = ${playerId} ${trustedText(order)} LIMIT ${ROWS_MAX + 1}`
  return {
    name: table,
    title,
    columns: [...columns],
    rows: rows.slice(0, ROWS_MAX).map((row) => row.cells),
    isComplete: rows.length <= ROWS_MAX,
  }
}

/** One table after the other: it is no hurry, and other calls need connections too. */
export const getOwnData = playerQuery<'getOwnData'>(async ({ player }) => {
  const tables: OwnDataTable[] = []
  for (const source of [...PERSON_TABLES, ...CASTLE_TABLES]) tables.push(await readTable(source, player.id))
  return { takenAt: now().toISOString(), tables }
})
