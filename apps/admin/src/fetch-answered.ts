import { createIdempotencyKeys } from '#apps/idempotency/idempotency-keys.ts'
import { newUuid } from '#apps/idempotency/new-uuid.ts'
import { noteReach } from './server-reach.ts'

/** docs/game.md §9. A server that has not answered by then is lost. */
const HTTP_TIMEOUT_MS = 30_000
/** With pauses of at most 5 s these are about two minutes: longer than a tunnel or a restart of the server. */
const RETRIES = 25
const PAUSE_MAX_MS = 5000
/** Forms of the login say soon that they failed. */
const LOGIN_RETRIES = 2
const LOGIN = /\/api\/auth\//

const KEY_HEADER = 'Idempotency-Key'
/** The server may have carried out the call, and does not know yet. */
const UNKNOWN_CODES = /"code":"(?:idempotencyInFlight|notReady)"/

const keys = createIdempotencyKeys()

/** This window's id, as the game sends one (docs/game.md §7). The console follows no live data. */
const CLIENT_ID = newUuid()
const SUBSCRIPTIONS = '{}'

/** A call without an answer. The message is for the administrator. */
export class CallLost extends Error {}

/** A request that can be sent several times. */
type Sending = Omit<RequestInit, 'body' | 'headers'> & {
  readonly headers: Headers
  readonly body?: string | undefined
}

/** Until the next attempt, or until the device is back on the network. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', finish)
      resolve()
    }
    const timer = setTimeout(finish, Math.min(PAUSE_MAX_MS, 400 * 3 ** attempt))
    globalThis.addEventListener?.('online', finish)
  })
}

/** The whole answer: its connection may break in the middle. Undefined: it is lost. Rejects if the call was aborted. */
async function answerTo(url: string, sending: Sending): Promise<Response | undefined> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), HTTP_TIMEOUT_MS)
  const signals = [timeout.signal, ...(sending.signal ? [sending.signal] : [])]
  try {
    const response = await fetch(url, {
      ...sending,
      signal: AbortSignal.any(signals),
      credentials: 'include',
    })
    const text = await response.text()
    const { status, statusText, headers } = response
    noteReach(true)
    return new Response(text === '' ? null : text, { status, statusText, headers })
  } catch (error) {
    if (sending.signal?.aborted) throw error
    noteReach(false)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the server has carried out the call is not known. */
async function isUnknown(answer: Response): Promise<boolean> {
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  // A gateway without the server's words does not know what the server has done.
  if (answer.status >= 500 && !isJson) return true
  const isRefused = answer.status === 409 || answer.status === 503
  return isRefused && UNKNOWN_CODES.test(await answer.clone().text())
}

/**
 * `fetch` for all calls of the console. A change whose answer is lost is sent again with its idempotency key until it is answered, so the
 * button that was pressed shows the true outcome. Without an answer it rejects with `CallLost`. If the same
 * change is asked for again, it has the same key.
 */
export async function fetchAnswered(url: string, sending: Sending): Promise<Response> {
  const { method = 'GET', headers, body = '' } = sending
  headers.set('game-socket-client-id', CLIENT_ID)
  headers.set('game-data-subscribes', SUBSCRIPTIONS)
  if (method === 'GET') {
    const answer = await answerTo(url, sending)
    if (!answer) throw new CallLost('Нет связи с сервером')
    return answer
  }
  const intention = `${method} ${url} ${body}`
  const key = headers.get(KEY_HEADER) ?? keys.keyFor(intention)
  headers.set(KEY_HEADER, key)
  const retries = LOGIN.test(url) ? LOGIN_RETRIES : RETRIES
  for (let attempt = 0; attempt <= retries; attempt++) {
    if (attempt > 0) await pause(attempt - 1)
    const wasOffline = globalThis.navigator?.onLine === false
    const startedAt = Date.now()
    const answer = await answerTo(url, sending)
    if (answer && !(await isUnknown(answer))) return answer
    if (Date.now() - startedAt >= HTTP_TIMEOUT_MS) break
    if (attempt === 0 && wasOffline && !answer) throw new CallLost('Нет связи: действие не выполнено')
  }
  keys.keep(intention, key)
  throw new CallLost(
    'Нет ответа: неизвестно, выполнено ли действие. Нажмите ещё раз: дважды оно не выполнится.',
  )
}
