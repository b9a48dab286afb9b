import type { OwnDataTable } from '#generated/types.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { now } from '../../platform/clock.ts'
import { columnName } from '../../platform/database/model.ts'
import type { OwnData, TableDescription } from '../../platform/database/table-description.ts'
import { sql, trustedText } from '../../platform/sql.ts'
import { tables } from '../tables.ts'

/** Rows of one table in the answer, as the contract bounds them. */
const ROWS_MAX = 2000
/** Characters of one table: a writer of guides may have saved hundreds of megabytes. */
const CHARACTERS_MAX = 10_000_000

type ReadRow = { readonly cells: (string | null)[]; readonly total: number }

type Source = OwnData<string> & { readonly table: string }

function sourceOf(description: TableDescription): Source[] {
  if ('person' in description || typeof description.ownData === 'string') return []
  return [{ ...description.ownData, table: description.table }]
}

/** What a reader looks for first. */
const FIRST: readonly string[] = ['account', 'messenger_account', 'player']

/** The less, the earlier in the file: the first ones, the person, the castle. */
function placeOf({ table, part }: Source): number {
  const first = FIRST.indexOf(table)
  if (first !== -1) return first
  return part === 'PERSON' ? FIRST.length : FIRST.length + 1
}

const SOURCES: readonly Source[] = tables
  .flatMap(sourceOf)
  .sort((one, other) => placeOf(one) - placeOf(other))

/** The newest rows, each whole: as many as both limits allow. */
async function readTable(source: Source, playerId: number): Promise<OwnDataTable> {
  const { table, title, owner = 'playerId', newest } = source
  const columns = source.columns.map(columnName)
  const cells = trustedText(columns.map((column) => `${column}::text`).join(', '))
  const order = trustedText(newest === undefined ? '' : `ORDER BY ${columnName(newest)} DESC`)
  const rows = await sql<ReadRow>`
    SELECT cells, total FROM (
      SELECT ARRAY[${cells}] AS cells, count(*) OVER () AS total,
        sum(length(concat(${cells}))) OVER (${order} ROWS UNBOUNDED PRECEDING) AS characters
      FROM (
        SELECT * FROM ${trustedText(table)} WHERE ${trustedText(columnName(owner))} = ${playerId} ${order} LIMIT ${ROWS_MAX + 1}
      ) AS own
    ) AS measured
    WHERE characters <= ${CHARACTERS_MAX} ORDER BY characters`
  const [first] = rows
  return {
    name: table,
    title,
    columns,
    rows: rows.slice(0, ROWS_MAX).map((row) => row.cells),
    isComplete: first === undefined || (first.total === rows.length && rows.length <= ROWS_MAX),
  }
}

/** One table after the other: it is no hurry, and other calls need connections too. */
export const getOwnData = playerQuery<'getOwnData'>(async ({ player }) => {
  const read: OwnDataTable[] = []
  for (const source of SOURCES) read.push(await readTable(source, player.id))
  return { takenAt: now().toISOString(), tables: read }
})
