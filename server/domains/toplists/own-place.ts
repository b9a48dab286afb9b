import type { OwnPlace } from '#generated/types.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { cursorAround } from '../../game/standings/list-page.ts'
import {
  countCastles,
  findCounted,
  playerList,
  readPlaces,
  readPresentValues,
  sortValue,
  type TopValues,
} from './queries.ts'
import type { TopOrder } from './top-order.ts'
import { viewTopPlayer } from './views.ts'

/**
 * The place of the player among the values of the last count. Values only grow: a better one is not behind itself, but in
 * the other direction the old value of the player would be ahead of the new one.
 */
async function placeNow(order: TopOrder, value: number, counted: TopValues | undefined): Promise<number> {
  const [place = 1] = await readPlaces(order, [value])
  const isAheadOfItself = !order.isDescending && counted !== undefined && sortValue(order, counted) < value
  return isAheadOfItself ? place - 1 : place
}

/** The player's own place in a top list, with values of this moment. */
export async function readOwnPlace(player: PlayerRow, order: TopOrder): Promise<OwnPlace> {
  const [now, counted] = await Promise.all([readPresentValues(player), findCounted(player.id)])
  const [place, castles, cursor] = await Promise.all([
    placeNow(order, sortValue(order, now), counted),
    countCastles(),
    cursorAround(playerList(order), player.id, sortValue(order, counted ?? now)),
  ])
  return {
    item: viewTopPlayer({ ...player, ...now }, place),
    players: counted ? castles : castles + 1,
    cursor,
  }
}
