import { moneyEntries, players } from '../../game/player/models.ts'
import type { Currency, MoneySource } from '../../game/player/money.ts'
import { now } from '../../platform/clock.ts'
import { columnOf, type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import type { Order, Page } from '../../platform/http/list-range.ts'
import { part, type SqlPart, sql, sqlMaybe, sqlOne, trustedText } from '../../platform/sql.ts'

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
  readonly openSessions: number
  /** Of the block in force; null without one. */
  readonly blockReason: string | null
  readonly blockSince: Date | null
  readonly blockUntil: Date | null
  readonly blockByName: string | null
}

const fromPlayers = part`FROM player LEFT JOIN account ON account.player_id = player.id`

/** Columns of a player for the console, at this instant. */
function shownAt(instant: Date): SqlPart {
  return part`${playerColumns}, account.email, account.email_confirmed_at,
    (SELECT count(*) FROM session WHERE session.player_id = player.id AND closed_at IS NULL
      AND idle_expires_at > ${instant} AND expires_at > ${instant}) AS open_sessions,
    block.reason AS block_reason, block.since AS block_since, block.until AS block_until, blocker.name AS block_by_name`
}

/** The block in force of each player, and who made it. */
function withBlocks(instant: Date): SqlPart {
  return part`LEFT JOIN player_block AS block ON block.player_id = player.id AND block.lifted_at IS NULL
      AND (block.until IS NULL OR block.until > ${instant})
    LEFT JOIN player AS blocker ON blocker.id = block.by_id`
}

/** Escapes LIKE's wildcards. */
function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`
}

function namedLike(words: string): SqlPart {
  return part`(player.name_key LIKE ${containing(words.replaceAll('ё', 'е'))} OR email_key LIKE ${containing(words)})`
}

function matching({ q, id, kind }: PlayerFilter): SqlPart {
  return part`true
    ${q === undefined ? part`` : part`AND ${namedLike(q.toLowerCase())}`}
    ${id === undefined ? part`` : part`AND player.id = ANY(${id}::bigint[])`}
    ${kind === undefined ? part`` : part`AND player.kind = ${kind}`}`
}

export type PlayerOrder = Order<'id' | 'nameKey' | 'level' | 'gold' | 'createdAt' | 'lastSeenAt'>

/** A range of players and their number. It counts and walks the table: for the console only. */
export async function findPlayersForAdmin(
  filter: PlayerFilter,
  { column, direction }: PlayerOrder,
  { limit, offset }: Page,
): Promise<{ rows: AdminPlayerRow[]; count: number }> {
  const instant = now()
  const way = trustedText(direction)
  const rows = await sql<AdminPlayerRow>`
    SELECT ${shownAt(instant)} ${fromPlayers} ${withBlocks(instant)} WHERE ${matching(filter)}
    ORDER BY ${columnOf(players, column, 'player')} ${way} NULLS LAST, player.id ${way} LIMIT ${limit} OFFSET ${offset}`
  return {
    rows,
    ...(await sqlOne<{ count: number }>`SELECT count(*) ${fromPlayers} WHERE ${matching(filter)}`),
  }
}

export function findPlayerForAdmin(id: number): Promise<AdminPlayerRow | undefined> {
  const instant = now()
  return sqlMaybe<AdminPlayerRow>`
    SELECT ${shownAt(instant)} ${fromPlayers} ${withBlocks(instant)} WHERE player.id = ${id}`
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
