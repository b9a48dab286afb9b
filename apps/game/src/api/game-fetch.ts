import { createIdempotencyKeys } from '#apps/idempotency/idempotency-keys.ts'
import type { Transport } from '#generated/transport.ts'
import type { GameData } from '#generated/types.ts'
import { ApiError, isRefusal, type Loss } from './api-error.ts'

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
  /** Resolves when a call may be sent again: after a while (ms), or as soon as the connection returns. */
  pause?: (delayMs: number) => Promise<void>
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

/** How often a call is sent again that a busy server has put off. */
const BUSY_RETRIES = 6
/** A refusal that asks to wait longer is shown instead. */
const BUSY_SECONDS_MAX = 5
/** An answer that is still awaited is asked for after this time even if the server asks for more. */
const ASKED_MAX_MS = 10_000

/** Forms say at once that they failed, and marks that the page sets by itself are not worth waiting for. */
const IMPATIENT = /^\/auth\/|\/mark-|\/push-notification-token/

/** Refusals of the messenger's launch. The session stays. */
const OF_INIT_DATA: readonly (string | undefined)[] = ['initDataInvalid', 'initDataExpired', 'launchEnded']

/** How long to wait before a retry (ms). */
function retryDelay(attempt: number): number {
  return Math.min(PAUSE_MAX_MS, 400 * 3 ** attempt)
}

/** Whether the server has put the call off for a time that a player waits without asking. */
function isBusy({ status, retryAfterSeconds }: ApiError): boolean {
  const isPutOff = status === 429 || status === 503
  return isPutOff && retryAfterSeconds !== null && retryAfterSeconds <= BUSY_SECONDS_MAX
}

/** The wait (ms) that the server asks for, and up to a half more, so that not all clients come back at once. */
function askedDelay({ retryAfterSeconds }: ApiError): number {
  return Math.min(ASKED_MAX_MS, (retryAfterSeconds ?? 0) * 1000) * (1 + Math.random() / 2)
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

/** The value of `Retry-After` in seconds. A date counts as none: our server sends none. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null
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
 * refused at once. A call that a busy server puts off for some seconds (`Retry-After` of a 429 or 503) is sent again then.
 */
export function createGameFetch(deps: GameFetchDeps): Transport {
  const { base = '/api', timeoutMs = HTTP_TIMEOUT_MS, isOffline = () => false } = deps
  const pause = deps.pause ?? ((delayMs) => new Promise((done) => setTimeout(done, delayMs)))
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
    const refusal = isRefusal(body) ? body : null
    const isSessionGone = response.status === 401 && !OF_INIT_DATA.includes(refusal?.code)
    if (isSessionGone && session === deps.session?.()) deps.onUnauthorized?.(url)
    const loss = lossOf(response.status, isChange, refusal !== null)
    throw new ApiError(response.status, refusal, loss, secondsOf(response.headers.get('retry-after')), body)
  }

  const sendRead = async (url: string, init: RequestInit, headers: Headers): Promise<unknown> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await send(url, init, headers)
      } catch (error) {
        if (!(error instanceof ApiError) || !isBusy(error) || attempt >= BUSY_RETRIES) throw error
        await pause(askedDelay(error))
        init.signal?.throwIfAborted()
      }
    }
  }

  const sendMutation = async (url: string, init: RequestInit, headers: Headers): Promise<unknown> => {
    const intention = `${init.method} ${url} ${typeof init.body === 'string' ? init.body : ''}`
    const key = keys.keyFor(intention)
    const session = deps.session?.()
    const retries = IMPATIENT.test(url) ? QUICK_RETRIES : PATIENT_RETRIES
    headers.set('Idempotency-Key', key)
    /** Whether the server may have received an attempt. Later ones that fail say nothing about it. */
    let isUnknown = false
    for (let attempt = 0; ; attempt++) {
      const startedAt = Date.now()
      try {
        return await send(url, init, headers)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const isInFlight = error.code === 'idempotencyInFlight'
        // A database that goes away may have carried out what it did not confirm.
        isUnknown ||= isInFlight || error.loss === 'unanswered' || error.code === 'notReady'
        const isNoOutcome = isInFlight || error.loss !== null || error.status === 429
        if (!isBusy(error) && !(isUnknown && isNoOutcome)) throw error
        const isSlow = Date.now() - startedAt >= timeoutMs
        const isOver = isSlow || session !== deps.session?.()
        if (isOver || attempt >= (isUnknown ? retries : Math.min(retries, BUSY_RETRIES))) {
          if (!isUnknown) throw error
          keys.keep(intention, key)
          throw new ApiError(error.status, error.body, 'unanswered')
        }
        if (isUnknown && attempt === QUICK_RETRIES) deps.onWaiting?.()
        await pause(Math.max(askedDelay(error), isUnknown ? retryDelay(attempt) : 0))
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

    const call = isMutation(init.method ?? 'GET') ? sendMutation : sendRead
    const session = deps.session?.()
    const body = await call(url, init, headers)
    if (!hasGameData(body)) return body as Body
    const { gameData, ...rest } = body
    if (session === deps.session?.()) deps.onGameData(gameData)
    return rest as Body
  }
}
