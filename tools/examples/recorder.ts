import { type OperationId, operations } from '#generated/operations.ts'
import type { Node } from '../generate/document.ts'
import { type Api, type Cookie, createApi, type Traffic } from './client.ts'

/** One call with its request and answer. Parts without a body are absent. */
export type Exchange = {
  readonly operation: OperationId
  readonly request?: Node
  readonly answer?: Node
}

/** A browser with its cookie. */
export type Browser = {
  /** Calls that are kept as no example. A refused one throws. */
  readonly call: Api
  /** Calls that are kept as the examples of their operations. A refused one throws. */
  readonly show: Api
  /** Calls that are refused. One that is not throws. */
  readonly refused: Api
}

function isOperation(name: string): name is OperationId {
  return Object.hasOwn(operations, name)
}

function operationOf({ method, path }: Traffic): OperationId {
  const id = Object.keys(operations)
    .filter(isOperation)
    .find((name) => operations[name].method === method && operations[name].path === path)
  if (!id) throw new Error(`The contract has no ${method} ${path}`)
  return id
}

function jsonOf(text: string): Node | undefined {
  return text === '' ? undefined : JSON.parse(text)
}

function checkRefusal(traffic: Traffic, isWanted: boolean): void {
  if (traffic.status >= 400 === isWanted) return
  const outcome = isWanted ? 'Not refused' : 'Refused'
  throw new Error(`${outcome} in the play: ${operationOf(traffic)}: ${traffic.status} ${traffic.answer}`)
}

/**
 * Opens browsers on the server at `url`. Examples are collected in `exchanges`, in order. `onCall` runs after
 * each call.
 */
export function createRecorder(url: string, onCall: () => void) {
  const exchanges: Exchange[] = []
  const openBrowser = (): Browser => {
    const cookie: Cookie = { value: '' }
    const open = (isRefused: boolean, keep: (traffic: Traffic) => void = () => undefined) =>
      createApi(`${url}/api`, cookie, (traffic) => {
        onCall()
        checkRefusal(traffic, isRefused)
        keep(traffic)
      })
    return {
      call: open(false),
      show: open(false, (traffic) => {
        const { request, answer } = traffic
        exchanges.push({
          operation: operationOf(traffic),
          request: jsonOf(request),
          answer: jsonOf(answer) ?? undefined,
        })
      }),
      refused: open(true),
    }
  }
  return { exchanges, openBrowser }
}
