import { setTimeout as delay } from 'node:timers/promises'
import { MutationObserver, type MutationOptions, QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { createGameFetch } from '#apps/game/src/api/game-fetch.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { setTransport } from '#generated/transport.ts'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import { campaignSize } from '../../support/campaign.ts'
import type { CallParts } from '../../support/contract-call.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { BOT_SETTINGS } from '../../support/telegram.ts'
import { sendWire, type WireAnswer } from '../../support/wire.ts'
import { alike, changeOf, endsItself, partsOf, readyFor } from './ready-player.ts'

const HOOKS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../../generated/hooks/*.ts',
  { eager: true },
)

type OptionsOf = (options: { request: RequestInit }) => MutationOptions<unknown, Error, unknown>

/** What the hook of the operation gives to `useMutation`. Undefined: only the console calls it. */
function hookOf(operation: OperationId): OptionsOf | undefined {
  const name = `get${operation.charAt(0).toUpperCase()}${operation.slice(1)}MutationOptions`
  return Object.values(HOOKS)
    .map((hooks) => hooks[name])
    .find((made): made is OptionsOf => typeof made === 'function')
}

const mutations = operationIds.filter(
  (operation) => operations[operation].method !== 'GET' && hookOf(operation) !== undefined,
)

/** The server has done it, or still works on it, when the connection breaks. */
type Break = 'behind the answer' | 'before the answer'

let game: Game
beforeAll(async () => {
  game = await openGame(BOT_SETTINGS)
})
afterAll(() => game.close())

function answerOf({ status, text, headers }: WireAnswer): Response {
  const seconds = headers['retry-after']
  return new Response(text === '' ? null : text, {
    status,
    headers: seconds === undefined ? {} : { 'Retry-After': seconds },
  })
}

/** Presses the button of a page whose first answer never arrives. */
async function press(operation: OperationId, { params, query, headers, body }: CallParts, at?: Break) {
  const keys: (string | null)[] = []
  const first = Promise.withResolvers<unknown>()
  const wire = async (url: string, init: RequestInit): Promise<Response> => {
    const sent = new Headers(init.headers)
    keys.push(sent.get('Idempotency-Key'))
    const answer = sendWire(game.platform.config.publicUrl, {
      method: init.method ?? 'GET',
      // A tag of a guild may be Cyrillic: fetch encodes it.
      path: url.replaceAll(/[^!-~]/g, encodeURIComponent),
      headers: Object.fromEntries(sent),
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
    })
    if (keys.length > 1 || at === undefined) return answerOf(await answer)
    first.resolve(answer)
    if (at === 'behind the answer') await answer
    throw new TypeError('The connection is lost')
  }
  setTransport(
    createGameFetch({
      clientId: crypto.randomUUID(),
      subscriptions: () => '{}',
      onGameData: () => undefined,
      // Shorter than a player's: the server is near.
      pause: (delayMs) => delay(Math.min(delayMs, 30)),
      fetch: (url, init = {}) => wire(String(url), init),
    }),
  )
  const hook = hookOf(operation)
  if (!hook) throw new Error(`${operation} has no hook`)
  const queries = new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } })
  const button = new MutationObserver(queries, hook({ request: { headers } }))
  const outcome = await button
    .mutate({ ...params, data: body, params: Object.fromEntries(query) })
    .then(() => 'done' as const)
    .catch((error: unknown) => (error instanceof ApiError ? (error.code ?? error.loss) : error))
  // What has no answer is over before its effects are counted.
  if (at !== undefined) await first.promise
  return { keys, outcome }
}

const BREAKS: readonly Break[] = ['behind the answer', 'before the answer']
/** Each change breaks in one of the two ways, in turn; in the campaign in both. */
const broken = mutations.map((operation, index) => ({
  operation,
  breaks: campaignSize({ small: BREAKS.filter((_, way) => way === index % BREAKS.length), full: BREAKS }),
}))

describe.each(broken)('$operation', ({ operation, breaks }) => {
  it.each(breaks)('happens once when the connection breaks %s, and the page learns it', async (at) => {
    const alone = await readyFor(game, operation)
    const once = await changeOf(alone, () => press(operation, partsOf(operation, alone, alone.asks)))
    const ready = await readyFor(game, operation)
    const lost = await changeOf(ready, () => press(operation, partsOf(operation, ready, ready.asks), at))
    expect(once.result.outcome).toBe('done')
    expect(lost.result.outcome).toBe(endsItself(operation) ? 'unauthorized' : 'done')
    expect(lost.result.keys.length).toBeGreaterThan(1)
    expect(new Set(lost.result.keys).size).toBe(1)
    expect(alike(ready, lost.change)).toEqual(alike(alone, once.change))
  })
})
