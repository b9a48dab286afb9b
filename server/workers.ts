import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { countForWorkers } from './platform/http/limits/limiters.ts'
import type { Log } from './platform/log.ts'
import { sumMetricsOfWorkers } from './platform/metrics/worker-metrics.ts'

export type Workers = {
  /** Lets them serve. Resolves when all accept calls. Rejects if one exits before that (a taken port). */
  start(databaseUrl: string): Promise<void>
  /** Replaces them one by one: each goes when its successor accepts calls. */
  replace(): Promise<void>
  /** Lets every worker finish, then resolves. */
  stop(): Promise<void>
}

const LOADED = 'donjon:loaded'
const START = 'donjon:start'
const READY = 'donjon:ready'
const RETIRE = 'donjon:retire'
/** How long after its end a worker is replaced. Doubles with each successor that ends before it serves, ms. */
const RESTART_DELAY_MS = 1000
const RESTART_DELAY_MAX_MS = 15_000

type Message = {
  readonly type: string
  readonly databaseUrl?: string
}

function isMessage(message: unknown, type: string): message is Message {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}

/** Sent by this worker, or to this worker, and received at most once. */
function heard(source: NodeJS.EventEmitter, type: string): Promise<Message> {
  return new Promise((resolve) => {
    const listen = (message: unknown) => {
      if (!isMessage(message, type)) return
      source.off('message', listen)
      resolve(message)
    }
    source.on('message', listen)
  })
}

/** Resolves when the worker has ended. Unlike `once`, it does not reject for a message that was lost. */
function endOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
  })
}

/** Whether the worker has a process. One that could not be forked has none, and never exits. */
function hasProcess(worker: Worker): boolean {
  return worker.process.pid !== undefined
}

export type Primary = {
  /** The database that this worker uses, once it is ready. */
  databaseUrl(): Promise<string>
  /** Tells that this worker accepts calls. */
  signalReady(): void
  onRetire(retire: () => void): void
}

/** In a worker, as soon as it runs. */
export function answerPrimary(): Primary {
  const orphaned = once(process, 'disconnect').then(() => {
    throw new Error('The first process ended before it had a database')
  })
  const started = Promise.race([heard(process, START), orphaned])
  // Whoever asks for the database gets the failure.
  started.catch(() => undefined)
  const retired = heard(process, RETIRE)
  process.send?.({ type: LOADED } satisfies Message)
  return {
    databaseUrl: async () => (await started).databaseUrl ?? '',
    signalReady: () => {
      process.send?.({ type: READY } satisfies Message)
    },
    onRetire: (retire) => void retired.then(retire),
  }
}

/**
 * Forks `count` server processes on one port, with these settings added to ours, and replaces one that dies or cannot be
 * forked, for as long as it takes. They load their code at once and serve when `start` tells them the database.
 */
export function forkWorkers(count: number, environment: Readonly<Record<string, string>>, log: Log): Workers {
  countForWorkers()
  sumMetricsOfWorkers()
  const database = Promise.withResolvers<string>()
  /** Of the start. One that dies while the database is still waited for is only replaced. */
  const allReady = Promise.withResolvers<void>()
  // `start` reports a failure. Until then it must not count as unhandled.
  allReady.promise.catch(() => undefined)
  let readyCount = 0
  /** Those that are meant to go. */
  const leaving = new WeakSet<Worker>()
  let isStopping = false
  let isStarted = false

  /** `failures`: predecessors that ended before they served. */
  const forkLater = (failures: number) => {
    const delay = Math.min(RESTART_DELAY_MS * 2 ** failures, RESTART_DELAY_MAX_MS)
    setTimeout(() => {
      if (isStopping) return
      try {
        fork(failures + 1)
      } catch (error) {
        // Without memory for a process `fork` throws. In other cases the worker has the error.
        reportNotForked(error, failures + 1)
      }
    }, delay)
  }
  const reportNotForked = (error: unknown, failures: number) => {
    log.error({ err: error }, 'a server process cannot be started and is tried again')
    forkLater(failures)
  }
  const fork = (failuresBefore = 0): Worker => {
    let failures = failuresBefore
    const worker = cluster.fork(environment)
    const isMeantToGo = () => isStopping || leaving.has(worker)
    worker.on('error', (error) => {
      // Without a listener, a message to a worker that has just died would end the primary.
      if (hasProcess(worker)) log.warn({ err: error }, 'a message to a server process was lost')
      else if (!isMeantToGo()) {
        if (isStarted) allReady.reject(error)
        reportNotForked(error, failures)
      }
    })
    worker.on('exit', (code, signal) => {
      if (isMeantToGo()) return
      if (isStarted) allReady.reject(new Error('A server process exited before it was ready'))
      log.error({ code, signal }, 'a server process died and is replaced')
      forkLater(failures)
    })
    void heard(worker, READY).then(() => {
      failures = 0
      readyCount += 1
      if (readyCount === count) allReady.resolve()
    })
    void Promise.all([heard(worker, LOADED), database.promise]).then(([, databaseUrl]) =>
      worker.send({ type: START, databaseUrl } satisfies Message),
    )
    return worker
  }
  const ready = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      void heard(worker, READY).then(() => resolve())
      void endOf(worker).then(() => reject(new Error('A server process exited before it was ready')))
      worker.on('error', (error) => {
        if (!hasProcess(worker)) reject(error)
      })
    })
  const present = () =>
    Object.values(cluster.workers ?? {}).flatMap((worker) => (worker && hasProcess(worker) ? [worker] : []))

  const replaceOne = async (old: Worker) => {
    if (old.isDead()) return
    const successor = fork()
    leaving.add(successor)
    await ready(successor)
    leaving.delete(successor)
    leaving.add(old)
    const gone = endOf(old)
    old.send({ type: RETIRE } satisfies Message)
    await gone
    log.info({ old: old.process.pid, successor: successor.process.pid }, 'a server process was replaced')
  }

  for (let index = 0; index < count; index += 1) fork()
  return {
    start: async (databaseUrl) => {
      isStarted = true
      database.resolve(databaseUrl)
      await allReady.promise
    },
    replace: async () => {
      for (const worker of present()) {
        if (isStopping) return
        await replaceOne(worker)
      }
    },
    stop: async () => {
      isStopping = true
      await Promise.all(
        present().map((worker) => {
          const ended = endOf(worker)
          // One that has no database yet has nothing to finish.
          worker.process.kill(isStarted ? 'SIGTERM' : 'SIGKILL')
          return ended
        }),
      )
    },
  }
}
