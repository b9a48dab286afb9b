import { CHANNEL_NAMES } from '#generated/events.ts'
import { readGameData } from '../../game/live/read-game-data.ts'
import { badRequest } from '../../platform/bad-request.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { currentLive } from '../../platform/live/live.ts'

export const liveHandlers = {
  getGameData: query(async ({ caller, query: subscriptions }) => {
    if (!CHANNEL_NAMES.some((channel) => subscriptions[channel])) {
      throw badRequest([{ path: 'query', message: 'Укажите хотя бы один канал' }])
    }
    // A tool with a personal token is no open game.
    if (caller.by !== 'token') currentLive()?.noteCaller(caller.playerId)
    return readGameData(caller.playerId, subscriptions)
  }),
} satisfies HandlersOf<'live'>
