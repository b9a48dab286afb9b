import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { publicData } from '../../game/public-data/public-data.ts'
import { readReactions } from '../../game/reactions/reactions.ts'
import { badRequest } from '../../platform/bad-request.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { publicQuery } from '../../platform/http/handlers/public-query.ts'
import { newsHandlers } from './news-handlers.ts'
import { reactToItem } from './react-to-item.ts'

const ITEM_IDS_MAX = 100

/** Ids with commas between them. 400 for more than 100: a pattern that counts them is too large for some engines. */
function readItemIds(text: string): number[] {
  const ids = text.split(',').map(Number)
  if (ids.length > ITEM_IDS_MAX)
    throw badRequest([{ path: 'query.itemIds', message: 'Номера через запятую, не больше 100' }])
  return ids
}

export const contentHandlers = {
  getGameTips: publicQuery<'getGameTips'>(async () => ({ ...publicData().tips }), { cacheSeconds: 0 }),
  ...newsHandlers,

  reactToItem: command<'reactToItem'>(async ({ player, body: { itemKind, itemId, reaction } }) =>
    reactToItem(player, { itemKind, itemId }, reaction),
  ),

  listOwnReactions: playerQuery<'listOwnReactions'>(async ({ player, query: { itemKind, itemIds } }) => ({
    items: await readReactions(player.id, itemKind, readItemIds(itemIds)),
  })),
} satisfies HandlersOf<'content'>
