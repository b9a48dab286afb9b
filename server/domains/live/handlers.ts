import { CHANNEL_NAMES } from '../../../generated/events.ts'
import { readGameData } from '../../game/live/read-game-data.ts'
import { badRequest } from '../../platform/http/bad-request.ts'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { query } from '../../platform/http/query.ts'

export const liveHandlers = {
  getGameData: query(async ({ caller, query: subscriptions }) => {
    if (!CHANNEL_NAMES.some((channel) => subscriptions[channel])) {
      throw badRequest([{ path: 'query', message: 'Укажите хотя бы один канал' }])
    }
    return readGameData(caller.playerId, subscriptions)
  }),
} satisfies HandlersOf<'live'>
