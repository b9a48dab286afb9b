import { randomUUID } from 'node:crypto'
import { START_ARMY } from '#catalogue/world/start.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import type { ChannelName, GameData } from '#generated/types.ts'
import type { Money } from '#server/game/player/money.ts'
import type { PlayerChanges } from '#server/game/player/player-row.ts'
import { startTutorial } from '#server/game/quests/advance.ts'
import { now } from '#server/platform/clock.ts'
import type { Result } from '#server/platform/http/handlers/operation-types.ts'
import type { LeftOut } from '#server/platform/left-out.ts'
import { currentLive, installLive } from '#server/platform/live/live.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sql } from '#server/platform/sql.ts'
import { createSettableClock, type SettableClock } from '#server/platform/time-source.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type BuiltPlayer, buildPlayer } from './build-player.ts'
import { startTestServer, type TestServer } from './server.ts'

export type CallOptions = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The Idempotency-Key. */
  readonly key?: string
  /** Channels whose changes the answer should include in `gameData`. */
  readonly subscribes?: readonly ChannelName[]
}

export type CallAnswer<Op extends OperationId> = {
  readonly status: number
  /** The answer's text, unparsed. */
  readonly text: string
  /** The body of a 200. Check `status` before reading it. */
  readonly body: Result<Op> & { readonly gameData?: GameData }
  /** The body of any other answer. */
  readonly error: {
    readonly code: string
    readonly message: string
    readonly details?: Record<string, unknown>
  }
}

/** A logged-in player with a starting army, who calls over HTTP. */
export type Lord = {
  readonly player: BuiltPlayer
  call<Op extends OperationId>(operation: Op, options?: CallOptions): Promise<CallAnswer<Op>>
  /** Calls GET /game-data for these channels. */
  gameData(...names: readonly ChannelName[]): Promise<GameData>
}

type Notified = {
  readonly playerId: number
  readonly channels: readonly ChannelName[]
}

export type Game = {
  readonly platform: Platform
  readonly clock: SettableClock
  /** Creates a castle. `unlocks` are completed tutorial steps. */
  lord(overrides?: PlayerChanges & Money, unlocks?: readonly string[]): Promise<Lord>
  /** A call without a session. */
  readonly visitor: Lord['call']
  /** Events sent so far: which player, and which channels. */
  readonly notified: Notified[]
  /** Fails if the data do not add up. */
  close(): Promise<void>
}

function callerOf(url: string, cookie: string): Lord['call'] {
  return async <Op extends OperationId>(
    operation: Op,
    options: CallOptions = {},
  ): Promise<CallAnswer<Op>> => {
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
}

/** Records the events for the player's tabs and passes them on. */
function listenTo(server: TestServer, notified: Notified[]): void {
  const live = server.on(currentLive)
  if (!live) throw new Error('The server has no live side')
  const { events } = live
  installLive(server.platform, {
    ...live,
    events: {
      ...events,
      changed: (playerId, names, except) => {
        notified.push({ playerId, channels: names })
        events.changed(playerId, names, except)
      },
    },
  })
}

function completeSteps(playerId: number, steps: readonly string[]) {
  return sql`
    INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
    SELECT ${playerId}, key, 'BANNER', 1, 'COMPLETED', ${now()} FROM unnest(${steps}::text[]) AS key`
}

/**
 * A whole server on a separate database. Its clock moves only when a test moves it, timers run only on request. A
 * player's commands do not wait for each other, as if they came to different processes: row locks must serve them. Nor
 * are any refused because many come at once or the machine is slow.
 */
export async function openGame(
  env: Readonly<Record<string, string>> = {},
  /** Folder of the built sites. */
  dist?: string,
  /** Receives what is left out because it failed. Without it that is a fault. */
  onLeftOut?: LeftOut,
): Promise<Game> {
  const clock = createSettableClock(new Date('2026-01-15T12:00:00Z'))
  const server = await startTestServer({
    clock,
    dist,
    onLeftOut,
    commandsAtOnce: 100,
    admission: { waitMs: 60_000, ownWaitMs: 60_000, waitingOfSessionMax: 100 },
    env: { DATABASE_POOL: '12', ...env },
  })
  const notified: Notified[] = []
  listenTo(server, notified)
  return {
    platform: server.platform,
    clock,
    notified,
    visitor: callerOf(server.url, ''),
    lord: async (overrides = {}, unlocks) => {
      const player = await buildPlayer({ ...START_ARMY, ...overrides })
      if (unlocks) await completeSteps(player.id, unlocks)
      else await inTransaction(async () => startTutorial(player.id))
      const browser = await server.browserOf(player.id)
      const call = callerOf(server.url, browser.cookies())
      return {
        player,
        call,
        gameData: async (...names) =>
          (
            await call('getGameData', {
              query: Object.fromEntries(names.map((name) => [name, 'true'])),
            })
          ).body,
      }
    },
    close: server.close,
  }
}

/** Banners that open the calls of the first loop, of storage and of the forge. */
export const ALL_PAGES_OPEN = [
  'myCastleAboutBanner',
  'armyOpenBanner',
  'dailyQuestsAboutBanner',
  'fightLogOpenBanner',
  'storageOpenBanner',
  'forgeOpenBanner',
  'enhanceOpenBanner',
  'craftsCreateBanner',
  'craftsBookOpenBanner',
  'tradeMarketOpenBanner',
  'buildingsOpenBanner',
  'skillsBranchOpenBanner',
  'taxesAboutBanner',
  'gearShopOpenBanner',
  'tradeShopConsumableOpenBanner',
  'tradeShopGoldOpenBanner',
  'topListOpenBanner',
  'settingsOpenBanner',
] as const

/** Banners that open raids. */
export const RAIDS_OPEN = ['forayOpenBanner', 'forayChooseOpenBanner'] as const

/** Opens guilds. */
export const GUILDS_OPEN = ['guildsOpenBanner'] as const

/** Banners that open crusades. */
export const CRUSADES_OPEN = ['groupMissionOpenBanner', 'groupMissionJoinBanner'] as const

export function newKey(): string {
  return randomUUID()
}
