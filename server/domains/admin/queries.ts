import { moneyEntries, players } from '../../game/player/models.ts'
import type { Currency, MoneySource } from '../../game/player/money.ts'
import { columnOf, type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { part, type SqlPart, sql, sqlMaybe, sqlOne, trustedText } from '../../platform/sql.ts'
import type { Order, Page } from './list-range.ts'

export type PlayerFilter = {
  readonly q?: string
  readonly id?: readonly number[]
  readonly kind?: 'HUMAN' | 'NEIGHBOUR'
}

export type MoneyFilter = {
  readonly playerId: number
  readonly currency?: Currency
  readonly source?: MoneySource
}

const playerColumns = someColumnsOf(
  players,
  [
    'id',
    'kind',
    'name',
    'roles',
    'level',
    'experience',
    'gold',
    'diamonds',
    'glory',
    'missionsWon',
    'missionsLost',
    'createdAt',
    'lastSeenAt',
  ],
  'player',
)

/** A player for the console. Neighbours have no account. */
export type AdminPlayerRow = ListedRow<typeof playerColumns> & {
  readonly email: string | null
  readonly emailConfirmedAt: Date | null
}

const fromPlayers = part`FROM player LEFT JOIN account ON account.player_id = player.id`
const shown = part`${playerColumns}, account.email, account.email_confirmed_at`

/** Escapes LIKE's wildcards. */
function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`
}

function namedLike(words: string): SqlPart {
  return part`(name_key LIKE ${containing(words.replaceAll('ё', 'е'))} OR email_key LIKE ${containing(words)})`
}

function matching({ q, id, kind }: PlayerFilter): SqlPart {
  return part`true
    ${q === undefined ? part`` : part`AND ${namedLike(q.toLowerCase())}`}
    ${id === undefined ? part`` : part`AND player.id = ANY(${id}::bigint[])`}
    ${kind === undefined ? part`` : part`AND kind = ${kind}`}`
}

export type PlayerOrder = Order<'id' | 'nameKey' | 'level' | 'gold' | 'createdAt' | 'lastSeenAt'>

/** A range of players and their number. It counts and walks the table: for the console only. */
export async function findPlayersForAdmin(
  filter: PlayerFilter,
  { column, direction }: PlayerOrder,
  { limit, offset }: Page,
): Promise<{ rows: AdminPlayerRow[]; count: number }> {
  const found = part`${fromPlayers} WHERE ${matching(filter)}`
  const way = trustedText(direction)
  const rows = await sql<AdminPlayerRow>`
    SELECT ${shown} ${found}
    ORDER BY ${columnOf(players, column, 'player')} ${way} NULLS LAST, player.id ${way} LIMIT ${limit} OFFSET ${offset}`
  return { rows, ...(await sqlOne<{ count: number }>`SELECT count(*) ${found}`) }
}

export function findPlayerForAdmin(id: number): Promise<AdminPlayerRow | undefined> {
  return sqlMaybe<AdminPlayerRow>`SELECT ${shown} ${fromPlayers} WHERE player.id = ${id}`
}

/** A range of one player's ledger. */
export function findMoneyEntries(
  { playerId, currency, source }: MoneyFilter,
  { column, direction }: Order<'id' | 'createdAt'>,
  page: Page,
) {
  return moneyEntries().findAndCountAll({
    where: { playerId, ...(currency && { currency }), ...(source && { source }) },
    order: [
      [column, direction],
      ['id', direction],
    ],
    ...page,
  })
}
