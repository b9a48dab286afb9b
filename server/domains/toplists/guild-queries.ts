import { guilds } from '../../game/guilds/models.ts'
import { nameKeyOf } from '../../game/player/name-key.ts'
import type { TopList } from '../../game/standings/list-page.ts'
import { GUILD_STANDING_COLUMNS, guildStandings, LAST_DEPTH } from '../../game/standings/models.ts'
import { placeOf } from '../../game/standings/place.ts'
import type { TopEdge } from '../../game/standings/top-cursor.ts'
import { walkOf } from '../../game/standings/walk.ts'
import { columnOf, type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sqlMaybe, sqlOne, sqlUnprepared, trustedText } from '../../platform/sql.ts'
import type { GuildOrder } from './top-order.ts'

const named = someColumnsOf(guilds, ['id', 'tag', 'name'], 'guild')
const values = someColumnsOf(guildStandings, ['totalGold', 'averageLevel', 'memberCount'], 'standing')

/** A guild with its values as of the last count. */
export type TopGuildRow = ListedRow<typeof named> & ListedRow<typeof values>

function guildValue({ sort }: GuildOrder, row: TopGuildRow): number {
  return row[GUILD_STANDING_COLUMNS[sort]]
}

async function readTopGuilds(
  order: GuildOrder,
  edge: TopEdge | undefined,
  limit: number,
): Promise<TopGuildRow[]> {
  const column = columnOf(guildStandings, GUILD_STANDING_COLUMNS[order.sort])
  const { isBackwards, direction, beyond } = walkOf(order.isDescending, edge, {
    value: column,
    id: trustedText('guild_id'),
  })
  const rows = await sqlUnprepared<TopGuildRow>`
    SELECT ${named}, ${values} FROM (
      SELECT * FROM guild_standing WHERE ${beyond}
      ORDER BY ${column} ${direction}, guild_id ${direction} LIMIT ${limit + 1}
    ) AS standing JOIN guild ON guild.id = standing.guild_id
    ORDER BY standing.${column} ${direction}, standing.guild_id ${direction}`
  return isBackwards ? rows.reverse() : rows
}

async function readGuildPlaces(order: GuildOrder, asked: readonly number[]): Promise<number[]> {
  const rows = await sqlUnprepared<{ place: number }>`
    SELECT ${placeOf(order, trustedText('asked.value'))} AS place
    FROM unnest(${asked}::bigint[]) WITH ORDINALITY AS asked (value, position) ORDER BY asked.position`
  return rows.map(({ place }) => place)
}

/** The list of guilds in this order. */
export function guildList(order: GuildOrder): TopList<TopGuildRow> {
  return {
    read: (edge, limit) => readTopGuilds(order, edge, limit),
    valueOf: (row) => guildValue(order, row),
    placesOf: (asked) => readGuildPlaces(order, asked),
  }
}

/** The guild of a player with its values as of the last count; undefined without a guild, or before its first count. */
export function findOwnGuild(playerId: number): Promise<TopGuildRow | undefined> {
  return sqlMaybe<TopGuildRow>`
    SELECT ${named}, ${values} FROM guild_member AS member JOIN guild ON guild.id = member.guild_id
    JOIN guild_standing AS standing ON standing.guild_id = guild.id WHERE member.player_id = ${playerId}`
}

/** Guilds in the list: numbers of members are so low that one row at the last depth counts them all. */
export async function countGuilds(): Promise<number> {
  const { guilds: counted } = await sqlOne<{ guilds: number }>`
    SELECT coalesce(sum(players), 0)::bigint AS guilds FROM standing_count
    WHERE sort = 'GUILD_MEMBERS' AND depth = ${LAST_DEPTH}`
  return counted
}

/** Sorts after every letter and digit of a name. */
const LAST_SIGN = '\u{10ffff}'

/** Guilds whose name or tag begins so, by name: two walks of indexes. */
export function findGuildsByName(name: string, limit: number): Promise<TopGuildRow[]> {
  const key = nameKeyOf(name.trim())
  return sqlUnprepared<TopGuildRow>`
    SELECT ${named}, ${values} FROM (
      (SELECT * FROM guild WHERE name_key ~>=~ ${key}::text AND name_key ~<~ ${key + LAST_SIGN}::text
        ORDER BY name_key USING ~<~ LIMIT ${limit})
      UNION
      (SELECT * FROM guild WHERE tag_key ~>=~ ${key}::text AND tag_key ~<~ ${key + LAST_SIGN}::text
        ORDER BY tag_key USING ~<~ LIMIT ${limit})
    ) AS guild JOIN guild_standing AS standing ON standing.guild_id = guild.id
    ORDER BY guild.name_key USING ~<~ LIMIT ${limit}`
}
