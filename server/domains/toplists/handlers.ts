import { playerQuery } from '../../game/commands/player-query.ts'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { query } from '../../platform/http/query.ts'
import { onOneConnection } from '../../platform/sql.ts'
import { readTopPage } from './list-page.ts'
import { readOwnPlace } from './own-place.ts'
import { findByName, readPlaces, sortValue } from './queries.ts'
import { topEdgeOf } from './top-cursor.ts'
import type { TopOrder } from './top-order.ts'
import { viewTopPlayer } from './views.ts'

/** Castles that a search shows. */
const FOUND_MAX = 10

type AskedOrder = { sort?: TopOrder['sort'] | undefined; direction?: 'ASC' | 'DESC' | undefined }

function orderOf({ sort = 'LEVEL', direction = 'DESC' }: AskedOrder): TopOrder {
  return { sort, isDescending: direction === 'DESC' }
}

export const toplistsHandlers = {
  listTopPlayers: query(async ({ query: { limit = 20, cursor, ...asked } }) =>
    readTopPage(orderOf(asked), topEdgeOf(cursor), limit),
  ),

  getOwnPlace: playerQuery(({ player, query: asked }) =>
    onOneConnection(() => readOwnPlace(player, orderOf(asked))),
  ),

  listPlayersByName: query(async ({ query: { name, ...asked } }) => {
    const order = orderOf(asked)
    const rows = await findByName(name, FOUND_MAX)
    const places = await readPlaces(
      order,
      rows.map((row) => sortValue(order, row)),
    )
    return { items: rows.map((row, index) => viewTopPlayer(row, places[index] ?? 1)) }
  }),
} satisfies HandlersOf<'toplists'>
