import { createIdempotencyKeys } from '../../idempotency/idempotency-keys.ts'
import { noteReach } from './server-reach.ts'

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
  try {
    const response = await fetch(url, sending)
    const text = await response.text()
    const { status, statusText, headers } = response
    noteReach(true)
    return new Response(text === '' ? null : text, { status, statusText, headers })
  } catch (error) {
    if (sending.signal?.aborted) throw error
    noteReach(false)
    return undefined
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
    const answer = await answerTo(url, sending)
    if (answer && !(await isUnknown(answer))) return answer
    if (attempt === 0 && wasOffline && !answer) throw new CallLost('Нет связи: действие не выполнено')
  }
  keys.keep(intention, key)
  throw new CallLost(
    'Нет ответа: неизвестно, выполнено ли действие. Нажмите ещё раз: дважды оно не выполнится.',
  )
}
