import type { Transport } from '../../../../generated/transport.ts'
import type { GameData } from '../../../../generated/types.ts'
import { ApiError, isRefusal, type Loss } from './api-error.ts'
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
  /** Whether the device reports no network. */
  isOffline?: () => boolean
  /** Resolves when an unanswered call may be sent again: after a while, or as soon as the connection returns. */
  pause?: (attempt: number) => Promise<void>
  /** A change is still unanswered after the quick attempts and is sent again until it is answered. */
  onWaiting?: () => void
  timeoutMs?: number
}

/** docs/game.md §9. */
const HTTP_TIMEOUT_MS = 30_000
const QUICK_RETRIES = 2
/** With pauses of at most 5 s these are about two minutes: longer than a tunnel or a restart of the server. */
const PATIENT_RETRIES = 25
const PAUSE_MAX_MS = 5000

/** Forms say at once that they failed, and marks that the page sets by itself are not worth waiting for. */
const IMPATIENT = /^\/auth\/|\/mark-/

/** How long to wait before a retry (ms). */
export function retryDelay(attempt: number): number {
  return Math.min(PAUSE_MAX_MS, 400 * 3 ** attempt)
}

function isMutation(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** A broken answer of a server or of what stands before it. Null: a refusal that explains itself. */
function lossOf(status: number, isChange: boolean, isExplained: boolean): Loss | null {
  if (status < 500) return null
  if (!isChange) return 'brokenRead'
  // A gateway without the server's words does not know what the server has done.
  return isExplained ? 'undone' : 'unanswered'
}

function hasGameData(body: unknown): body is { gameData: GameData } {
  return typeof body === 'object' && body !== null && 'gameData' in body && typeof body.gameData === 'object'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The HTTP client of docs/game.md §7 and §9, under both the generated hooks and the typed client. Rejects with
 * ApiError. A mutation without an answer is sent again with the same idempotency key until the connection is back,
 * so the button that was pressed shows the true outcome. A mutation that a device without a network never sent is
 * refused at once.
 */
export function createGameFetch(deps: GameFetchDeps): Transport {
  const { base = '/api', timeoutMs = HTTP_TIMEOUT_MS, isOffline = () => false } = deps
  const pause = deps.pause ?? ((attempt) => new Promise((done) => setTimeout(done, retryDelay(attempt))))
  const keys = createIdempotencyKeys()

  const send = async (url: string, init: RequestInit, headers: Headers): Promise<unknown> => {
    const session = deps.session?.()
    const isChange = isMutation(init.method ?? 'GET')
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    const wasOffline = isOffline()
    const sentAt = Date.now()
    const call = deps.fetch ?? fetch
    const lost = (error: unknown): never => {
      if (init.signal?.aborted) throw error
      throw new ApiError(0, null, isChange ? (wasOffline ? 'unsent' : 'unanswered') : 'unread')
    }
    const response = await call(base + url, { ...init, headers, signal, credentials: 'include' }).catch(lost)
    // A cacheable answer carries the time of its first delivery, so it says nothing about the clock now.
    const isFresh = response.headers.get('cache-control')?.includes('max-age') !== true
    const serverTime = Date.parse(response.headers.get('x-server-time') ?? '')
    if (isFresh && Number.isFinite(serverTime)) deps.onServerTime?.(serverTime, sentAt, Date.now())
    const text = await response.text().catch(lost)
    const body = text === '' ? null : parsed(text)
    if (response.ok && body !== undefined) return body
    if (response.status === 401 && session === deps.session?.()) deps.onUnauthorized?.(url)
    const refusal = isRefusal(body) ? body : null
    throw new ApiError(response.status, refusal, lossOf(response.status, isChange, refusal !== null))
  }

  const sendMutation = async (url: string, init: RequestInit, headers: Headers): Promise<unknown> => {
    const intention = `${init.method} ${url} ${typeof init.body === 'string' ? init.body : ''}`
    const key = keys.keyFor(intention)
    const session = deps.session?.()
    const retries = IMPATIENT.test(url) ? QUICK_RETRIES : PATIENT_RETRIES
    headers.set('Idempotency-Key', key)
    for (let attempt = 0; ; attempt++) {
      const startedAt = Date.now()
      try {
        return await send(url, init, headers)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const inFlight = error.code === 'idempotencyInFlight'
        // A later attempt that failed says nothing about the first one.
        const isUnknown =
          error.loss === 'unanswered' || (attempt > 0 && (error.loss === 'unsent' || error.loss === 'undone'))
        if (!inFlight && !isUnknown) throw error
        const isSlow = Date.now() - startedAt >= timeoutMs
        if (isSlow || attempt >= retries || session !== deps.session?.()) {
          keys.keep(intention, key)
          throw new ApiError(error.status, error.body, 'unanswered')
        }
        if (attempt === QUICK_RETRIES) deps.onWaiting?.()
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
