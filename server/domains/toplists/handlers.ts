import { playerQuery } from '../../game/commands/player-query.ts'
import { readTopPage } from '../../game/standings/list-page.ts'
import { topEdgeOf } from '../../game/standings/top-cursor.ts'
import { viewRows } from '../../platform/bulkhead.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { onOneConnection } from '../../platform/sql.ts'
import { findGuildsByName, guildList } from './guild-queries.ts'
import { readOwnGuildPlace } from './own-guild-place.ts'
import { readOwnPlace } from './own-place.ts'
import { findByName, playerList } from './queries.ts'
import type { GuildOrder, TopOrder } from './top-order.ts'
import { TOP_GUILDS, TOP_PLAYERS, viewTopGuild, viewTopPlayer } from './views.ts'

/** Castles or guilds that a search shows. */
const FOUND_MAX = 10

type Direction = 'ASC' | 'DESC' | undefined
type AskedOrder = { sort?: TopOrder['sort'] | undefined; direction?: Direction }

function orderOf({ sort = 'LEVEL', direction = 'DESC' }: AskedOrder): TopOrder {
  return { sort, isDescending: direction === 'DESC' }
}

const GUILD_SORTS = {
  TOTAL_GOLD: 'GUILD_GOLD',
  AVERAGE_LEVEL: 'GUILD_LEVEL',
  MEMBER_COUNT: 'GUILD_MEMBERS',
} as const

type AskedGuildOrder = { sort?: keyof typeof GUILD_SORTS | undefined; direction?: Direction }

function guildOrderOf({ sort = 'TOTAL_GOLD', direction = 'DESC' }: AskedGuildOrder): GuildOrder {
  return { sort: GUILD_SORTS[sort], isDescending: direction === 'DESC' }
}

export const toplistsHandlers = {
  listTopPlayers: query(async ({ query: { limit = 20, cursor, ...asked } }) => {
    const { rows, ...cursors } = await readTopPage(playerList(orderOf(asked)), topEdgeOf(cursor), limit)
    return { items: viewRows(rows, ({ row, place }) => viewTopPlayer(row, place), TOP_PLAYERS), ...cursors }
  }),

  getOwnPlace: playerQuery(({ player, query: asked }) =>
    onOneConnection(() => readOwnPlace(player, orderOf(asked))),
  ),

  listPlayersByName: query(async ({ query: { name, ...asked } }) => {
    const list = playerList(orderOf(asked))
    const rows = await findByName(name, FOUND_MAX)
    const places = await list.placesOf(rows.map(list.valueOf))
    const placed = rows.map((row, index) => ({ row, place: places[index] ?? 1 }))
    return { items: viewRows(placed, ({ row, place }) => viewTopPlayer(row, place), TOP_PLAYERS) }
  }),

  listTopGuilds: query(async ({ query: { limit = 20, cursor, ...asked } }) => {
    const { rows, ...cursors } = await readTopPage(guildList(guildOrderOf(asked)), topEdgeOf(cursor), limit)
    return { items: viewRows(rows, ({ row, place }) => viewTopGuild(row, place), TOP_GUILDS), ...cursors }
  }),

  getOwnGuildPlace: query(({ caller, query: asked }) =>
    onOneConnection(() => readOwnGuildPlace(caller.playerId, guildList(guildOrderOf(asked)))),
  ),

  listGuildsByName: query(async ({ query: { name, ...asked } }) => {
    const list = guildList(guildOrderOf(asked))
    const rows = await findGuildsByName(name, FOUND_MAX)
    const places = await list.placesOf(rows.map(list.valueOf))
    const placed = rows.map((row, index) => ({ row, place: places[index] ?? 1 }))
    return { items: viewRows(placed, ({ row, place }) => viewTopGuild(row, place), TOP_GUILDS) }
  }),
} satisfies HandlersOf<'toplists'>
