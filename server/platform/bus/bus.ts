import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { answerWithin } from './answer-within.ts'
import { type BusConnection, openBusConnection } from './bus-connection.ts'
import { createAbsenceNotes } from './note-absence.ts'
import { createSubscriptions, type Deliver, type Subscriptions } from './subscriptions.ts'

/** Redis between the processes of one game. Calls wait for it no longer than `ANSWER_TIMEOUT_MS`. */
export type Bus = {
  /** Begins the names of this game's channels and keys: two games in one Redis have different numbers of databases. */
  readonly prefix: string
  /** Whether it is connected and has answered the last command. */
  isAnswering(): boolean
  /** Rejects if the message was perhaps not sent. */
  publish(channel: string, message: string | Buffer): Promise<void>
  evaluate(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
  /**
   * Resolves when every later message arrives, or at once while the bus is away: `onReturn` is called then. The subscription holds over
   * losses of the connection.
   */
  subscribe(channel: string, deliver: Deliver): Promise<void>
  unsubscribe(channel: string): void
  /** Calls this whenever a connection has all subscriptions: messages before that may be lost. */
  onReturn(listener: () => void): void
  close(): Promise<void>
}

/** A call counts its limit without Redis after that, ms. */
const ANSWER_TIMEOUT_MS = 150
/** A tab is admitted without its subscription after that, ms. */
const SUBSCRIBE_TIMEOUT_MS = 1000
const ATTEMPT_INTERVAL_MS = 1000

const NOTES = {
  away: 'Redis is away: events reach tabs of other processes late, and each machine counts calls for itself',
  back: 'Redis is back: tabs fetch what they may have missed',
}

function prefixOf(url: string): string {
  const database = Number(new URL(url).pathname.slice(1))
  return `donjon:${database}`
}

/** Connects in the background, and again after each loss: one attempt after the other, at most one a second. */
export function createBus(url: string, log: Log): Bus {
  const wanted = new Map<string, Deliver>()
  const listeners: (() => void)[] = []
  const notes = createAbsenceNotes(log, NOTES)
  const closing = new AbortController()
  let connection: BusConnection | undefined
  let subscriptions: Subscriptions | undefined
  let isReady = false

  const serve = async () => {
    const opened = await openBusConnection(url)
    connection = opened
    if (closing.signal.aborted) opened.giveUp(undefined)
    try {
      const settled = createSubscriptions(opened.listener, wanted, opened.giveUp)
      subscriptions = settled
      // Redis may become silent in the midst of it.
      await Promise.race([
        Promise.all([...wanted.keys()].map(settled.settle)),
        opened.lost.then((reason) => Promise.reject(reason)),
      ])
      isReady = true
      notes.back()
      for (const listener of listeners) listener()
      const reason = await opened.lost
      if (!closing.signal.aborted) notes.away(reason)
    } finally {
      isReady = false
      connection = undefined
      subscriptions = undefined
      opened.end()
    }
  }
  const run = async () => {
    while (!closing.signal.aborted) {
      const next = delay(ATTEMPT_INTERVAL_MS, undefined, { signal: closing.signal, ref: false })
      next.catch(() => undefined)
      await serve().catch(notes.away)
      await next.catch(() => undefined)
    }
  }
  const running = run()

  const sender = () => {
    if (!connection || !isReady || !connection.isAnswering()) throw new Error('Redis is away')
    return connection.sender
  }
  return {
    prefix: prefixOf(url),
    isAnswering: () => isReady && connection?.isAnswering() === true,
    publish: async (channel, message) => {
      await sender().sPublish(channel, message)
    },
    evaluate: async (script, options) => {
      const asked = connection
      const answer = sender().eval(script, options)
      return answerWithin(answer, ANSWER_TIMEOUT_MS).catch((error: unknown) => {
        asked?.noteSilence()
        throw error
      })
    },
    subscribe: async (channel, deliver) => {
      wanted.set(channel, deliver)
      if (!connection || !subscriptions) return
      // Given up, because the next connection ends with `onReturn`.
      await answerWithin(subscriptions.settle(channel), SUBSCRIBE_TIMEOUT_MS).catch(connection.giveUp)
    },
    unsubscribe: (channel) => {
      wanted.delete(channel)
      subscriptions?.settle(channel).catch(() => undefined)
    },
    onReturn: (listener) => void listeners.push(listener),
    close: async () => {
      closing.abort()
      connection?.giveUp(undefined)
      await running
    },
  }
}
