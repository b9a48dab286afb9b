import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { publicData } from '../../game/public-data/public-data.ts'
import { readReactions } from '../../game/reactions/reactions.ts'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { publicQuery } from '../../platform/http/public-query.ts'
import { newsHandlers } from './news-handlers.ts'
import { reactToItem } from './react-to-item.ts'

export const contentHandlers = {
  getGameTips: publicQuery<'getGameTips'>(async () => ({ ...publicData().tips }), { cacheSeconds: 0 }),
  ...newsHandlers,

  reactToItem: command<'reactToItem'>(async ({ player, body: { itemKind, itemId, reaction } }) =>
    reactToItem(player, { itemKind, itemId }, reaction),
  ),

  listOwnReactions: playerQuery<'listOwnReactions'>(async ({ player, query: { itemKind, itemIds } }) => ({
    items: await readReactions(player.id, itemKind, itemIds.split(',').map(Number)),
  })),
} satisfies HandlersOf<'content'>
