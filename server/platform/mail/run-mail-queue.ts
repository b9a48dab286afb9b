import { setTimeout as delay } from 'node:timers/promises'
import { type Runner, run, type TaskList } from 'graphile-worker'
import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { warnOfRetried } from '../summed-log.ts'
import { createDelivery, type Deliver } from './deliver-letter.ts'
import { LETTER_TASK, letterOrderSchema } from './enqueue-mail.ts'
import { queueLog } from './queue-log.ts'
import { openQueuePool } from './queue-pool.ts'
import { freeStrandedLetters } from './stranded-letters.ts'

export type MailQueue = {
  /** Finishes the letters that are being sent, then stops. */
  stop(): Promise<void>
}

/**
 * With a batch delay, the queue records a finished letter with retries, and ends in order if it cannot. Without one it
 * drops the promise: a connection lost at that moment would be a rejection that nobody handles.
 */
const QUEUE_PRESET = {
  // The database tells of each new letter. Others wait for their next try, which need not be met to the second.
  worker: { concurrentJobs: 4, pollInterval: 20_000, completeJobBatchDelay: 0, failJobBatchDelay: 0 },
}

const RESTART_DELAY_MS = 1000
const FREE_EVERY_MS = 20_000

function isOrder(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'kind' in payload && 'playerId' in payload
}

/** What metrics count. */
export type MailNotes = {
  readonly onDelivered?: () => void
  /** A letter was tried for the last time. */
  readonly onGivenUp?: () => void
}

/** Writes the ordered letter and delivers it. */
function letterTask(platform: Platform, deliver: Deliver, onDelivered: () => void = () => undefined) {
  return (payload: unknown): Promise<void> =>
    withPlatform(platform, async () => {
      const order = letterOrderSchema.safeParse(payload)
      if (!order.success) {
        // Ordered by a later version: that one's servers deliver it when it is tried again.
        if (isOrder(payload)) throw new Error('A letter has fields that this version does not know')
        // Ordered by an older version, which stored whole letters.
        return
      }
      const { kind, playerId, ...about } = order.data
      const write = platform.letterWriters[kind]
      if (!write) throw new Error(`Nobody writes letters of kind ${kind}`)
      const letter = await write(playerId, about)
      if (!letter) return
      await deliver(letter)
      onDelivered()
    })
}

/**
 * Starts sending what `enqueueMail` ordered, and runs `otherTasks` that use the same queue. With several servers each letter is taken by one of them. A letter may
 * be sent twice if a server dies between delivering it and recording that. The queue ends when it loses the database
 * at the wrong moment; then it is started again. Letters and addresses are not logged. Letters that cannot be delivered yet are not
 * taken from the queue, so they are not given up either.
 */
export async function runMailQueue(
  platform: Platform,
  otherTasks: TaskList = {},
  { onDelivered, onGivenUp }: MailNotes = {},
): Promise<MailQueue> {
  const stopping = new AbortController()
  const { signal } = stopping
  const rest = (milliseconds: number) => delay(milliseconds, undefined, { signal }).catch(() => undefined)
  // A pool apart: the queue listens to its connections until it is stopped.
  const pgPool = openQueuePool(platform.database.directUrl, platform.log)
  const deliver = createDelivery(platform.config)
  const letters = deliver && { [LETTER_TASK]: letterTask(platform, deliver, onDelivered) }
  const taskList: TaskList = { ...letters, ...otherTasks }
  const logger = queueLog(platform.log)
  const start = async () => {
    const runner = await run({ pgPool, preset: QUEUE_PRESET, noHandleSignals: true, logger, taskList })
    runner.events.on('job:failed', ({ job }) => {
      if (job.task_identifier === LETTER_TASK) onGivenUp?.()
    })
    return runner
  }

  const startAgain = async (): Promise<Runner | undefined> => {
    while (!signal.aborted) {
      await rest(RESTART_DELAY_MS)
      try {
        const started = signal.aborted ? undefined : await start()
        if (!signal.aborted) return started
        await started?.stop()
      } catch (error) {
        warnOfRetried(platform.log, 'the mail queue does not start', error)
      }
    }
    return undefined
  }
  let runner: Runner | undefined = await start()
  const keepRunning = async () => {
    while (runner) {
      await runner.promise.catch((error: unknown) =>
        warnOfRetried(platform.log, 'the mail queue ended and is started again', error),
      )
      runner = signal.aborted ? undefined : await startAgain()
    }
  }
  const keepFree = async () => {
    while (!signal.aborted) {
      await withPlatform(platform, freeStrandedLetters).catch((error: unknown) =>
        warnOfRetried(platform.log, 'stranded letters were not freed', error),
      )
      await rest(FREE_EVERY_MS)
    }
  }
  const loops = [keepRunning(), keepFree()]
  return {
    stop: async () => {
      stopping.abort()
      // Rejects if the queue has just ended by itself.
      await runner?.stop().catch(() => undefined)
      await Promise.all(loops)
      await pgPool.end()
    },
  }
}
