import { type OperationId, operations } from '../../generated/operations.ts'
import type { Node } from '../generate/document.ts'

/** One call with its request and answer. Parts without a body are absent. */
export type Exchange = {
  readonly operation: OperationId
  readonly request?: Node
  readonly answer?: Node
}

export type CallParts = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Node
  /** Channels whose snapshots are wanted in `gameData`. */
  readonly subscribes?: readonly string[]
}

/** A browser with its cookies. */
export type Caller = {
  /** Sends the call and returns the answer's body, null if it has none. Throws on a refusal. */
  call(operation: OperationId, parts?: CallParts): Promise<Node>
  /** The same, and keeps it as the operation's example. */
  show(operation: OperationId, parts?: CallParts): Promise<Node>
  /** Returns the error of a refused call. Throws if it is not refused. */
  refusal(operation: OperationId, parts: CallParts): Promise<Node>
}

const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'

function headersOf(cookie: string, { body, subscribes }: CallParts): Record<string, string> {
  return {
    'User-Agent': USER_AGENT,
    ...(cookie === '' ? {} : { Cookie: cookie }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(subscribes
      ? { 'game-data-subscribes': JSON.stringify(Object.fromEntries(subscribes.map((name) => [name, true]))) }
      : {}),
  }
}

function urlOf(base: string, operation: OperationId, { params = {}, query }: CallParts): string {
  const path = Object.entries(params).reduce<string>(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    operations[operation].path,
  )
  return `${base}/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`
}

/**
 * Opens browsers on the server at `url`. Examples are collected in `exchanges`, in order. `onCall` runs after
 * each call.
 */
export function createRecorder(url: string, onCall: () => void) {
  const exchanges: Exchange[] = []
  const openBrowser = (): Caller => {
    let cookie = ''
    const send = async (operation: OperationId, parts: CallParts) => {
      const response = await fetch(urlOf(url, operation, parts), {
        method: operations[operation].method,
        headers: headersOf(cookie, parts),
        body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
      })
      const [line] = response.headers.getSetCookie()
      if (line !== undefined) cookie = line.split(';')[0] ?? ''
      const text = await response.text()
      onCall()
      const body: Node = text === '' ? null : JSON.parse(text)
      return { isRefused: !response.ok, text: `${operation}: ${response.status} ${text}`, body }
    }
    const call: Caller['call'] = async (operation, parts = {}) => {
      const { isRefused, text, body } = await send(operation, parts)
      if (isRefused) throw new Error(`Refused in the play: ${text}`)
      return body
    }
    return {
      call,
      show: async (operation, parts = {}) => {
        const answer = await call(operation, parts)
        exchanges.push({ operation, request: parts.body, answer: answer ?? undefined })
        return answer
      },
      refusal: async (operation, parts) => {
        const { isRefused, text, body } = await send(operation, parts)
        if (!isRefused) throw new Error(`Not refused in the play: ${text}`)
        return body
      },
    }
  }
  return { exchanges, openBrowser }
}
