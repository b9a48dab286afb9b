import { players } from '../../game/player/models.ts'
import { nameKeyOf } from '../../game/player/name-key.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { readRaidCastle } from '../../game/raids/raid-castle.ts'
import type { TopList } from '../../game/standings/list-page.ts'
import { LAST_DEPTH, STANDING_COLUMNS, standings } from '../../game/standings/models.ts'
import { placeOf } from '../../game/standings/place.ts'
import type { TopEdge } from '../../game/standings/top-cursor.ts'
import { walkOf } from '../../game/standings/walk.ts'
import { columnOf, type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sqlMaybe, sqlOne, sqlUnprepared, trustedText } from '../../platform/sql.ts'
import type { TopOrder } from './top-order.ts'

const castle = someColumnsOf(
  players,
  ['id', 'kind', 'name', 'guildTag', 'arms', 'lastSeenAt', 'isBlocked'],
  'player',
)
const values = someColumnsOf(standings, ['level', 'wins', 'losses', 'draws', 'totalGold'], 'standing')

/** A castle with its values as of the last count. */
export type TopRow = ListedRow<typeof castle> & ListedRow<typeof values>

/** What top lists sort by. */
export type TopValues = ListedRow<typeof values>

/** The value that the list is sorted by. */
export function sortValue({ sort }: TopOrder, row: TopValues): number {
  return row[STANDING_COLUMNS[sort]]
}

/**
 * A page of the list beside an edge, in its order: one castle more than `limit`, at the far end, tells whether there are
 * more. It walks one index.
 */
async function readTop(order: TopOrder, edge: TopEdge | undefined, limit: number): Promise<TopRow[]> {
  const column = columnOf(standings, STANDING_COLUMNS[order.sort])
  const { isBackwards, direction, beyond } = walkOf(order.isDescending, edge, {
    value: column,
    id: trustedText('player_id'),
  })
  const rows = await sqlUnprepared<TopRow>`
    SELECT ${castle}, ${values} FROM (
      SELECT * FROM standing WHERE ${beyond} ORDER BY ${column} ${direction}, player_id ${direction} LIMIT ${limit + 1}
    ) AS standing JOIN player ON player.id = standing.player_id
    ORDER BY standing.${column} ${direction}, standing.player_id ${direction}`
  return isBackwards ? rows.reverse() : rows
}

/** The places of these values, in their order. */
export async function readPlaces(order: TopOrder, asked: readonly number[]): Promise<number[]> {
  const rows = await sqlUnprepared<{ place: number }>`
    SELECT ${placeOf(order, trustedText('asked.value'))} AS place
    FROM unnest(${asked}::bigint[]) WITH ORDINALITY AS asked (value, position) ORDER BY asked.position`
  return rows.map(({ place }) => place)
}

/** The list of castles in this order. */
export function playerList(order: TopOrder): TopList<TopRow> {
  return {
    read: (edge, limit) => readTop(order, edge, limit),
    valueOf: (row) => sortValue(order, row),
    placesOf: (asked) => readPlaces(order, asked),
  }
}

/** Castles in the list: levels are so low that one row at the last depth counts them all. */
export async function countCastles(): Promise<number> {
  const { castles } = await sqlOne<{ castles: number }>`
    SELECT coalesce(sum(players), 0)::bigint AS castles FROM standing_count
    WHERE sort = 'LEVEL' AND depth = ${LAST_DEPTH}`
  return castles
}

/** A player's values as of the last count; undefined for a castle that was never counted. */
export function findCounted(playerId: number): Promise<TopValues | undefined> {
  return sqlMaybe<TopValues>`SELECT ${values} FROM standing WHERE player_id = ${playerId}`
}

/** The values of a player as they are now. The list may be a few seconds behind. */
export async function readPresentValues(player: PlayerRow): Promise<TopValues> {
  const raids = await readRaidCastle(player.id)
  return {
    level: player.level,
    wins: player.missionsWon + raids.raidsWon + raids.defencesWon,
    losses: player.missionsLost + raids.raidsLost + raids.defencesLost,
    draws: player.missionsDrawn + raids.raidsDrawn + raids.defencesDrawn,
    totalGold: player.totalGold,
  }
}

/** Sorts after every letter and digit of a name. */
const LAST_SIGN = '\u{10ffff}'

/** Castles whose name begins so, by name: one walk of an index. */
export function findByName(name: string, limit: number): Promise<TopRow[]> {
  const key = nameKeyOf(name.trim())
  return sqlUnprepared<TopRow>`
    SELECT ${castle}, ${values} FROM (
      SELECT * FROM player WHERE name_key ~>=~ ${key}::text AND name_key ~<~ ${key + LAST_SIGN}::text
        AND EXISTS (SELECT FROM standing WHERE player_id = player.id)
      ORDER BY name_key USING ~<~ LIMIT ${limit}
    ) AS player JOIN standing ON standing.player_id = player.id ORDER BY name_key USING ~<~`
}
