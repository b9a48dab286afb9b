import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sendWire, type WireAnswer } from './wire.ts'

/** A command as the client knows it. `answer` is missing if the server died before it answered. */
export type SentCommand = Caller & {
  readonly path: string
  readonly key: string
  readonly body: string
  answer?: WireAnswer
  /** Statuses of the tries that failed, 0 without an answer. Only clients that insist try again. */
  readonly failures: number[]
}

export type Caller = {
  readonly playerId: number
  readonly cookie: string
  /** The address of this machine from which the player calls, if not any. */
  readonly localAddress?: string
}

/** A castle has room for 1,300 squires, so that a client can go on for as long as a campaign takes. */
const CALLS = [
  { path: '/api/missions/start', body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' } },
  { path: '/api/player-army/buy', body: { group: 'squires', amount: 1 } },
  { path: '/api/player-army/buy', body: { group: 'peasants', amount: 1 } },
  { path: '/api/player-army/buy', body: { group: 'squires', amount: 1 } },
] as const

export const missionPath = CALLS[0].path

export function isDone(command: SentCommand): boolean {
  return command.answer?.status === 200
}

export function sendCommand(
  url: string,
  { path, cookie, key, body, localAddress }: SentCommand,
): Promise<WireAnswer> {
  return sendWire(url, {
    method: 'POST',
    path,
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body,
    localAddress,
  })
}

export type Load = {
  /** Everything sent so far, in order. */
  readonly sent: readonly SentCommand[]
  /** Lets every client finish its current command. */
  stop(): Promise<void>
}

/** Whether the command has to be repeated: it is unknown what became of it. */
export function isOpen({ answer }: SentCommand): boolean {
  return answer === undefined || answer.status >= 500 || answer.text.includes('idempotencyInFlight')
}

const REPEAT_AFTER_MS = 200

/** A machine that has too much to do for now refuses for a second, whatever else is wrong: it is no failure. */
function isOverload({ answer }: SentCommand): boolean {
  return answer?.status === 503 && answer.text.includes('"overloaded"')
}

export type LoadOptions = {
  /** Repeats what failed with its key until it is decided, as the pages do. */
  readonly insists?: boolean
  /** Between two commands of a client, ms. */
  readonly pauseMs?: number
  /** Hears the answer to each try of a client that insists, or undefined where the connection broke. */
  readonly onTry?: (answer: WireAnswer | undefined) => void
}

/** Sends the command again until it is decided, and not before the server allows it. */
async function insist(
  nextUrl: () => string,
  command: SentCommand,
  onTry: LoadOptions['onTry'],
): Promise<void> {
  for (;;) {
    command.answer = await sendCommand(nextUrl(), command).catch(() => undefined)
    onTry?.(command.answer)
    if (!isOpen(command)) return
    if (!isOverload(command)) command.failures.push(command.answer?.status ?? 0)
    const seconds = Number(command.answer?.headers['retry-after'] ?? 0)
    await delay(Math.max(REPEAT_AFTER_MS, seconds * 1000))
  }
}

/** A few clients send as fast as they can. Many act like players, so that they do not take the whole machine. */
function pauseOf(clients: number): number {
  return clients > 20 ? 500 : 10
}

/**
 * Every client sends one command after the other until stopped. Without `insists` a client leaves when the server
 * dies; with it, it repeats what failed. A function names the address of each try, as a proxy in front of several servers would.
 */
export function startLoad(
  url: string | (() => string),
  callers: readonly Caller[],
  { insists = false, pauseMs = pauseOf(callers.length), onTry }: LoadOptions = {},
): Load {
  const nextUrl = typeof url === 'string' ? () => url : url
  const sent: SentCommand[] = []
  let isStopping = false
  const work = async (caller: Caller): Promise<void> => {
    for (let turn = 0; !isStopping; turn += 1) {
      const call = CALLS[turn % CALLS.length] ?? CALLS[0]
      const command: SentCommand = {
        ...caller,
        path: call.path,
        key: randomUUID(),
        body: JSON.stringify(call.body),
        failures: [],
      }
      sent.push(command)
      if (insists) await insist(nextUrl, command, onTry)
      else {
        try {
          command.answer = await sendCommand(nextUrl(), command)
        } catch {
          return
        }
      }
      await delay(pauseMs)
    }
  }
  const working = Promise.all(callers.map(work))
  return {
    sent,
    stop: async () => {
      isStopping = true
      await working
    },
  }
}
