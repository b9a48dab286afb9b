import { CURRENCY_CODES, type Currency, PURSES } from '#rules/core/currencies.ts'
import { staleListings } from '../../game/listings/refresh-listings.ts'
import { moneyEntries, players } from '../../game/player/models.ts'
import type { MoneySource } from '../../game/player/money.ts'
import { now } from '../../platform/clock.ts'
import { columnOf, type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { COUNTED_MAX, countRows, type Order, type Page } from '../../platform/http/handlers/list-range.ts'
import { part, type SqlPart, sqlMaybe, sqlUnprepared, trustedText } from '../../platform/sql.ts'
import { searchPlayers } from './search-players.ts'

/** Who lives in a castle. */
export const KINDS = ['HUMAN', 'NEIGHBOUR', 'DELETED'] as const

export type PlayerFilter = {
  readonly q?: string
  readonly id?: readonly number[]
  readonly kind?: (typeof KINDS)[number]
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
    ...PURSES,
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
  /** Diamonds of refunded orders that are not given back yet. */
  readonly owedDiamonds: number
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
    (SELECT coalesce(sum(diamonds_missing), 0)::bigint FROM donate_order
      WHERE donate_order.player_id = player.id AND diamonds_missing > 0) AS owed_diamonds,
    block.reason AS block_reason, block.since AS block_since, block.until AS block_until, blocker.name AS block_by_name`
}

/** The block in force of each player, and who made it. */
function withBlocks(instant: Date): SqlPart {
  return part`LEFT JOIN player_block AS block ON block.player_id = player.id AND block.lifted_at IS NULL
      AND (block.until IS NULL OR block.until > ${instant})
    LEFT JOIN player AS blocker ON blocker.id = block.by_id`
}

/** A filter whose search has been made. */
type Found = Omit<PlayerFilter, 'q'> & { readonly found?: readonly number[] }

function matching({ found, id, kind }: Found): SqlPart {
  return part`true
    ${found === undefined ? part`` : part`AND player.id = ANY(${found}::bigint[])`}
    ${id === undefined ? part`` : part`AND player.id = ANY(${id}::bigint[])`}
    ${kind === undefined ? part`` : part`AND player.kind = ${kind}`}`
}

/** What a search has found exists, so without another filter it needs no count. */
async function countMatching(filter: Found): Promise<number> {
  const { found, id, kind } = filter
  const isOnlyFound = found !== undefined && id === undefined && kind === undefined
  return isOnlyFound ? found.length : countRows(part`player WHERE ${matching(filter)}`)
}

export type PlayerOrder = Order<'id' | 'nameKey' | 'level' | 'gold' | 'lastSeenAt'>

/** Castles without a visit come first in the ascending order and last in the descending one, as in their index. */
function sortedBy({ column, direction }: PlayerOrder): SqlPart {
  const way = trustedText(direction)
  if (column === 'id') return part`player.id ${way}`
  const nulls =
    column === 'lastSeenAt' ? trustedText(direction === 'ASC' ? 'NULLS FIRST' : 'NULLS LAST') : part``
  return part`${columnOf(players, column, 'player')} ${way} ${nulls}, player.id ${way}`
}

/** What a list by gold or visits walks: an index of the listings, and the castles that these do not show as they are now. */
const LISTED = trustedText('SELECT player_id AS id, kind, gold, last_seen_at FROM player_listing')

/** The ids of a page by gold or visits: two walks for each kind, merged. */
function pageOfListings(kinds: readonly string[], order: PlayerOrder, { limit, offset }: Page): SqlPart {
  const sorted = sortedBy(order)
  const end = offset + limit
  return part`
    WITH stale AS MATERIALIZED (${staleListings})
    SELECT player.id FROM unnest(${[...kinds]}::text[]) AS asked (kind) CROSS JOIN LATERAL (
      (SELECT * FROM (${LISTED}) AS player
        WHERE player.kind = asked.kind AND player.id NOT IN (SELECT player_id FROM stale) ORDER BY ${sorted} LIMIT ${end})
      UNION ALL
      (SELECT id, kind, gold, last_seen_at FROM player
        WHERE player.kind = asked.kind AND player.id IN (SELECT player_id FROM stale) ORDER BY ${sorted} LIMIT ${end})
    ) AS player ORDER BY ${sorted} LIMIT ${limit} OFFSET ${offset}`
}

function pageOf(filter: Found, order: PlayerOrder, page: Page): SqlPart {
  const isOfFew = filter.found !== undefined || filter.id !== undefined
  if (!isOfFew && (order.column === 'gold' || order.column === 'lastSeenAt'))
    return pageOfListings(filter.kind === undefined ? KINDS : [filter.kind], order, page)
  return part`SELECT player.id FROM player WHERE ${matching(filter)}
    ORDER BY ${sortedBy(order)} LIMIT ${page.limit} OFFSET ${page.offset}`
}

/**
 * A range of players and their number, at most one more than 10,000. Every order has an index, with the filter by kind and without, so
 * a page costs the same in a large world.
 */
export async function findPlayersForAdmin(
  { q, ...others }: PlayerFilter,
  order: PlayerOrder,
  page: Page,
): Promise<{ rows: AdminPlayerRow[]; count: number }> {
  const instant = now()
  const filter: Found = q === undefined ? others : { ...others, found: await searchPlayers(q) }
  // At the same time: the count of a large world takes as long as the page.
  const [rows, count] = await Promise.all([
    // Without prepared statements: the plan depends on the values.
    sqlUnprepared<AdminPlayerRow>`
      WITH page AS MATERIALIZED (${pageOf(filter, order, page)})
      SELECT ${shownAt(instant)} ${fromPlayers} ${withBlocks(instant)}
      WHERE player.id = ANY(ARRAY(SELECT id FROM page)) ORDER BY ${sortedBy(order)}`,
    countMatching(filter),
  ])
  return { rows, count }
}

export function findPlayerForAdmin(id: number): Promise<AdminPlayerRow | undefined> {
  const instant = now()
  return sqlMaybe<AdminPlayerRow>`
    SELECT ${shownAt(instant)} ${fromPlayers} ${withBlocks(instant)} WHERE player.id = ${id}`
}

const TYPES = ['INCREASE', 'DECREASE'] as const

const entryColumns = someColumnsOf(moneyEntries, [
  'id',
  'playerId',
  'currency',
  'type',
  'source',
  'amount',
  'balanceAfter',
  'reference',
  'createdAt',
])

export type AdminMoneyRow = ListedRow<typeof entryColumns>

/** Entries up to `end` in the order of ids: one walk of an index for each currency and type. */
function entriesOf({ playerId, currency, source }: MoneyFilter, way: SqlPart, end: number): SqlPart {
  if (currency === undefined && source === undefined)
    return part`SELECT ${entryColumns} FROM money_entry WHERE player_id = ${playerId} ORDER BY id ${way} LIMIT ${end}`
  return part`
    SELECT entry.* FROM unnest(${currency ? [currency] : [...CURRENCY_CODES]}::text[]) AS asked_currency
    CROSS JOIN unnest(${[...TYPES]}::text[]) AS asked_type
    CROSS JOIN LATERAL (
      SELECT ${entryColumns} FROM money_entry
      WHERE player_id = ${playerId} AND currency = asked_currency AND type = asked_type
        ${source === undefined ? part`` : part`AND source = ${source}`}
      ORDER BY id ${way} LIMIT ${end}
    ) AS entry`
}

/** A range of one player's ledger and its number, at most one more than 10,000. */
export async function findMoneyEntries(
  filter: MoneyFilter,
  { direction }: Order<'id'>,
  { limit, offset }: Page,
): Promise<{ rows: AdminMoneyRow[]; count: number }> {
  const way = trustedText(direction)
  const rows = await sqlUnprepared<AdminMoneyRow>`
    SELECT * FROM (${entriesOf(filter, way, offset + limit)}) AS entry ORDER BY id ${way} LIMIT ${limit} OFFSET ${offset}`
  return { rows, count: await countRows(part`(${entriesOf(filter, way, COUNTED_MAX + 1)}) AS entry`) }
}
