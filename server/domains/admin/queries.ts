import { type PlayerRow, playerColumns } from '../../platform/player-row.ts'
import { part, type SqlPart, sql, sqlOne } from '../../platform/sql.ts'
import type { Page } from './list-range.ts'

export interface PlayerFilter {
  readonly q?: string
  readonly id?: readonly number[]
  readonly kind?: 'HUMAN' | 'NEIGHBOUR'
}

export interface MoneyFilter {
  readonly playerId: number
  readonly currency?: string
  readonly source?: string
}

export interface MoneyEntryRow {
  readonly id: number
  readonly playerId: number
  readonly currency: 'GOLD' | 'DIAMONDS' | 'GLORY'
  readonly type: 'INCREASE' | 'DECREASE'
  readonly source: string
  readonly amount: number
  readonly balanceAfter: number
  readonly reference: string | null
  readonly createdAt: Date
}

export interface Listed<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Signs that LIKE would take for its own are taken as they are. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

const playersWhere = ({ q, id, kind }: PlayerFilter): SqlPart => {
  const like = q === undefined ? null : containing(q.toLowerCase())
  const nameLike = q === undefined ? null : containing(q.toLowerCase().replaceAll('ё', 'е'))
  return part`(${like}::text IS NULL OR name_key LIKE ${nameLike} OR email_key LIKE ${like})
    AND (${id ?? null}::bigint[] IS NULL OR id = ANY(${id ?? null}::bigint[]))
    AND (${kind ?? null}::text IS NULL OR kind = ${kind ?? null})`
}

/** A range of players and how many there are. Counts and walks the table: for the console, not for players. */
export const findPlayersForAdmin = async (
  filter: PlayerFilter,
  order: SqlPart,
  { offset, limit }: Page,
): Promise<Listed<PlayerRow>> => {
  const where = playersWhere(filter)
  const { total } = await sqlOne<{ total: number }>`SELECT count(*) AS total FROM player WHERE ${where}`
  const rows = await sql<PlayerRow>`
    SELECT ${playerColumns} FROM player WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  return { rows, total }
}

/** A range of one player's ledger. */
export const findMoneyEntries = async (
  { playerId, currency, source }: MoneyFilter,
  order: SqlPart,
  { offset, limit }: Page,
): Promise<Listed<MoneyEntryRow>> => {
  const where = part`player_id = ${playerId} AND (${currency ?? null}::text IS NULL OR currency = ${currency ?? null})
    AND (${source ?? null}::text IS NULL OR source = ${source ?? null})`
  const { total } = await sqlOne<{ total: number }>`SELECT count(*) AS total FROM money_entry WHERE ${where}`
  const rows = await sql<MoneyEntryRow>`
    SELECT id, player_id, currency, type, source, abs(amount) AS amount, balance_after, reference, created_at
    FROM money_entry WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  return { rows, total }
}
