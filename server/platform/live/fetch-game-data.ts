import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { FetchGameDataReply, GameData, Subscriptions } from '#generated/types.ts'
import { withPlatform } from '../ambient.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import { isGameData, isSubscriptions } from '../event-checks.ts'
import { busLimiter, processLimiter } from '../http/limits/limiters.ts'
import type { Platform } from '../platform.ts'
import { logFailure } from '../summed-log.ts'
import type { LiveSocket } from './admit.ts'

/** Reads a player's subscribed channels. */
export type ReadGameData = (playerId: number, subscriptions: Subscriptions) => Promise<GameData>

/** The same limit as GET /game-data, of this process or with a bus of all together. */
export function createFetchLimit({ config, bus }: Platform): RateLimiterAbstract {
  const rule = { points: Math.max(1, Math.round(600 * config.rateLimitFactor)), durationSeconds: 60 }
  const own = processLimiter(rule)
  return bus ? busLimiter(bus, rule, own) : own
}

function isAllowed(limit: RateLimiterAbstract, playerId: number): Promise<boolean> {
  return limit.consume(`fetchGameData:p${playerId}`).then(
    () => true,
    () => false,
  )
}

async function answerFetch(
  socket: LiveSocket,
  platform: Platform,
  limit: RateLimiterAbstract,
  read: ReadGameData,
  payload: unknown,
): Promise<FetchGameDataReply> {
  if (!(await isAllowed(limit, socket.data.playerId))) return { isAccepted: false, code: 'tooManyRequests' }
  if (!isSubscriptions(payload)) return { isAccepted: false, code: 'badRequest' }
  try {
    const data = await read(socket.data.playerId, payload)
    if (platform.config.mode !== 'production' && !isGameData(data)) {
      throw new Error(`newGameData does not match asyncapi.yaml: ${JSON.stringify(isGameData.errors)}`)
    }
    socket.emit('newGameData', data)
    return { isAccepted: true }
  } catch (error) {
    logFailure(platform.log, 'live data could not be read', error)
    return { isAccepted: false, code: isDatabaseAway(error) ? 'notReady' : 'internal' }
  }
}

/** Answers every message once. Drops messages without an acknowledgement callback. */
export function answerFetches(
  socket: LiveSocket,
  platform: Platform,
  limit: RateLimiterAbstract,
  read: ReadGameData,
): void {
  socket.on('fetchGameData', (payload: unknown, acknowledge: unknown) => {
    if (typeof acknowledge !== 'function') return
    void withPlatform(platform, () => answerFetch(socket, platform, limit, read, payload)).then((reply) =>
      Reflect.apply(acknowledge, undefined, [reply]),
    )
  })
}
