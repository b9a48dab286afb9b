import { randomUUID } from 'node:crypto'
import { START_ARMY } from '../../catalogue/start.ts'
import type { ChannelName, GameData } from '../../generated/events.ts'
import { type OperationId, operations } from '../../generated/operations.ts'
import { createApp } from '../../server/app.ts'
import { channels, settleHooks } from '../../server/domains/channels.ts'
import { handlers } from '../../server/domains/handlers.ts'
import { startTutorial } from '../../server/domains/quests/service.ts'
import { timerHandlers } from '../../server/domains/timers.ts'
import { createMetrics } from '../../server/platform/http/metrics.ts'
import type { Result } from '../../server/platform/http/operation-types.ts'
import { sessionToken } from '../../server/platform/http/session-token.ts'
import { createSession } from '../../server/platform/http/sessions.ts'
import { installLive } from '../../server/platform/live/live.ts'
import type { Money } from '../../server/platform/money.ts'
import type { PlayerChanges, PlayerRow } from '../../server/platform/player-row.ts'
import { sql } from '../../server/platform/sql.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { buildPlayer } from './build-player.ts'
import { openTestPlatform, type TestPlatform } from './test-platform.ts'

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Idempotency-Key. */
  readonly key?: string
  /** Channels whose changes are wanted back in `gameData`. */
  readonly subscribes?: readonly ChannelName[]
}

export interface CallAnswer<Op extends OperationId> {
  readonly status: number
  /** As sent, byte for byte. */
  readonly text: string
  /** The answer of 200; read it after `status`. */
  readonly body: Result<Op> & { readonly gameData?: GameData }
  /** The answer otherwise. */
  readonly error: {
    readonly code: string
    readonly message: string
    readonly details?: Record<string, unknown>
  }
}

/** A logged-in player with a starting army, calling over HTTP. */
export interface Lord {
  readonly player: PlayerRow
  call<Op extends OperationId>(operation: Op, options?: CallOptions): Promise<CallAnswer<Op>>
  /** GET /game-data of these channels. */
  gameData(...names: readonly ChannelName[]): Promise<GameData>
}

export interface Game extends TestPlatform {
  /** A new castle; `unlocks` are tutorial steps that are completed already. */
  lord(overrides?: PlayerChanges & Money, unlocks?: readonly string[]): Promise<Lord>
  /** A call without a session. */
  readonly visitor: Lord['call']
  /** Which channels of whom were told as changed, in order. */
  readonly told: { readonly playerId: number; readonly channels: readonly ChannelName[] }[]
}

const callerOf =
  (url: string, cookie: string): Lord['call'] =>
  async <Op extends OperationId>(operation: Op, options: CallOptions = {}): Promise<CallAnswer<Op>> => {
    const { method, path } = operations[operation]
    const place = Object.entries(options.params ?? {}).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      path,
    )
    const search = options.query ? `?${new URLSearchParams(options.query)}` : ''
    const headers = new Headers({ cookie })
    if (options.key) headers.set('Idempotency-Key', options.key)
    if (options.subscribes) {
      const wanted = Object.fromEntries(options.subscribes.map((name) => [name, true]))
      headers.set('game-data-subscribes', JSON.stringify(wanted))
    }
    if (options.body !== undefined) headers.set('Content-Type', 'application/json')
    const response = await fetch(`${url}/api${place}${search}`, {
      method,
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
    })
    const text = await response.text()
    const body = text === '' ? null : JSON.parse(text)
    return { status: response.status, text, body, error: body }
  }

/** A running game on a database of its own; its clock stands still until it is moved. */
export const openGame = async (): Promise<Game> => {
  const test = await openTestPlatform({ timerHandlers, config: { rateLimitFactor: 1000 } })
  const told: Game['told'] = []
  installLive(test.platform, {
    channels,
    settle: settleHooks,
    events: {
      changed: (playerId, names) => void told.push({ playerId, channels: names }),
      closeSessions: () => undefined,
    },
    onlineCount: () => 1,
  })
  const app = await createApp({
    platform: test.platform,
    handlers,
    metrics: createMetrics(),
    isStopping: () => false,
  })
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  const url = `http://127.0.0.1:${address.port}`
  const unlockSteps = async (playerId: number, steps: readonly string[]) => {
    await sql`
      INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
      SELECT ${playerId}, key, 'BANNER', 1, 'COMPLETED', ${test.clock.now()} FROM unnest(${steps}::text[]) AS key`
  }
  return {
    ...test,
    told,
    visitor: callerOf(url, ''),
    lord: async (overrides = {}, unlocks) => {
      const player = await buildPlayer({ ...START_ARMY, ...overrides })
      await inTransaction(async () => {
        if (unlocks) await unlockSteps(player.id, unlocks)
        else startTutorial(player.id)
      })
      const session = await createSession(player.id, {
        address: '127.0.0.1',
        userAgent: undefined,
        device: 'test',
      })
      const call = callerOf(url, `session=${sessionToken(session)}`)
      return {
        player,
        call,
        gameData: async (...names) =>
          (await call('getGameData', { query: Object.fromEntries(names.map((name) => [name, 'true'])) }))
            .body,
      }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await test.close()
    },
  }
}

/** The banners that open the calls of the first loop. */
export const everythingOpen = ['myCastleAboutBanner', 'armyOpenBanner', 'fightLogOpenBanner'] as const

export const newKey = (): string => randomUUID()
