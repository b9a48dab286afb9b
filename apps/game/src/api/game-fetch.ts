import type { Transport } from '../../../../generated/transport.ts'
import type { GameData } from '../../../../generated/types.ts'
import { ApiError, isRefusal } from './api-error.ts'
import { createIdempotencyKeys } from './idempotency.ts'

export type GameFetchDeps = {
  /** Base path of all calls on the server's origin. */
  base?: string
  clientId: string
  /** The current subscriptions as JSON. */
  subscriptions: () => string
  onGameData: (data: GameData) => void
  /** Server time (ms), and when the call was sent and answered by this device's clock (ms). */
  onServerTime?: (server: number, sentAt: number, receivedAt: number) => void
  /** The session is gone: a call that needs one answered 401. */
  onUnauthorized?: (url: string) => void
  token?: () => string | null
  /** Changes on login and logout, so that late answers of an old session are dropped. */
  session?: () => number
  fetch?: typeof fetch
  /** Pause before a retry (ms). Tests shorten it. */
  pause?: (attempt: number) => Promise<void>
  timeoutMs?: number
}

/** docs/game.md §9. */
const HTTP_TIMEOUT_MS = 30_000
const RETRIES = 2

function isMutation(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(response.status, null)
  }
}

function hasGameData(body: unknown): body is { gameData: GameData } {
  return typeof body === 'object' && body !== null && 'gameData' in body && typeof body.gameData === 'object'
}

/**
 * The HTTP client of docs/game.md §7 and §9, under both the generated hooks and the typed client. Rejects with
 * ApiError. A mutation without an answer is sent again, at most twice, with the same idempotency key.
 */
export function createGameFetch(deps: GameFetchDeps): Transport {
  const { base = '/api', timeoutMs = HTTP_TIMEOUT_MS } = deps
  const pause = deps.pause ?? ((attempt) => new Promise((done) => setTimeout(done, 400 * 3 ** attempt)))
  const keys = createIdempotencyKeys()

  const send = async (url: string, init: RequestInit, headers: Headers): Promise<unknown> => {
    const session = deps.session?.()
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    const sentAt = Date.now()
    const call = deps.fetch ?? fetch
    const response = await call(base + url, { ...init, headers, signal, credentials: 'include' }).catch(
      (error: unknown) => {
        if (init.signal?.aborted) throw error
        throw new ApiError(0, null, timeout.aborted)
      },
    )
    // A cacheable answer carries the time of its first delivery, so it says nothing about the clock now.
    const isFresh = response.headers.get('cache-control')?.includes('max-age') !== true
    const serverTime = Date.parse(response.headers.get('x-server-time') ?? '')
    if (isFresh && Number.isFinite(serverTime)) deps.onServerTime?.(serverTime, sentAt, Date.now())
    const body = await readBody(response)
    if (response.ok) return body
    if (response.status === 401 && session === deps.session?.()) deps.onUnauthorized?.(url)
    throw new ApiError(response.status, isRefusal(body) ? body : null)
  }

  const sendMutation = async (url: string, init: RequestInit, headers: Headers): Promise<unknown> => {
    const intention = `${init.method} ${url} ${typeof init.body === 'string' ? init.body : ''}`
    const key = keys.keyFor(intention)
    headers.set('Idempotency-Key', key)
    for (let attempt = 0; ; attempt++) {
      try {
        return await send(url, init, headers)
      } catch (error) {
        const unanswered = error instanceof ApiError && error.status === 0
        const inFlight = error instanceof ApiError && error.code === 'idempotencyInFlight'
        const again = (inFlight || (unanswered && !error.isTimeout)) && attempt < RETRIES
        if (!again) {
          if (unanswered || inFlight) keys.keep(intention, key)
          throw error
        }
        await pause(attempt)
      }
    }
  }

  return async <Body>(url: string, init: RequestInit = {}): Promise<Body> => {
    const headers = new Headers(init.headers)
    headers.set('game-socket-client-id', deps.clientId)
    headers.set('game-data-subscribes', deps.subscriptions())
    const token = deps.token?.()
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (init.body != null && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')

    const call = isMutation(init.method ?? 'GET') ? sendMutation : send
    const session = deps.session?.()
    const body = await call(url, init, headers)
    if (!hasGameData(body)) return body as Body
    const { gameData, ...rest } = body
    if (session === deps.session?.()) deps.onGameData(gameData)
    return rest as Body
  }
}
