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
const RESTART_DELAY_MS = 1000

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
 * Forks `count` server processes on one port, with these settings added to ours, and replaces one that dies. They load
 * their code at once and serve when `start` tells them the database.
 */
export function forkWorkers(count: number, environment: Readonly<Record<string, string>>, log: Log): Workers {
  countForWorkers()
  sumMetricsOfWorkers()
  const database = Promise.withResolvers<string>()
  /** Those that are meant to go. */
  const leaving = new WeakSet<Worker>()
  let isStopping = false
  let isStarted = false

  const fork = (): Worker => {
    const worker = cluster.fork(environment)
    // Without a listener, a message to a worker that has just died would end the primary.
    worker.on('error', (error) => log.warn({ err: error }, 'a message to a server process was lost'))
    worker.on('exit', (code, signal) => {
      if (isStopping || leaving.has(worker)) return
      log.error({ code, signal }, 'a server process died and is replaced')
      setTimeout(() => {
        if (!isStopping) fork()
      }, RESTART_DELAY_MS)
    })
    void Promise.all([heard(worker, LOADED), database.promise]).then(([, databaseUrl]) =>
      worker.send({ type: START, databaseUrl } satisfies Message),
    )
    return worker
  }
  const ready = (worker: Worker) =>
    Promise.race([
      heard(worker, READY),
      once(worker, 'exit').then(() =>
        Promise.reject(new Error('A server process exited before it was ready')),
      ),
    ])
  const present = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  const replaceOne = async (old: Worker) => {
    if (old.isDead()) return
    const successor = fork()
    leaving.add(successor)
    await ready(successor)
    leaving.delete(successor)
    leaving.add(old)
    const gone = once(old, 'exit')
    old.send({ type: RETIRE } satisfies Message)
    await gone
    log.info({ old: old.process.pid, successor: successor.process.pid }, 'a server process was replaced')
  }

  const first = Array.from({ length: count }, fork)
  const allReady = Promise.all(first.map(ready))
  // `start` reports it. Until then it must not count as unhandled.
  allReady.catch(() => undefined)
  return {
    start: async (databaseUrl) => {
      isStarted = true
      database.resolve(databaseUrl)
      await allReady
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
          const ended = once(worker, 'exit')
          // One that has no database yet has nothing to finish.
          worker.process.kill(isStarted ? 'SIGTERM' : 'SIGKILL')
          return ended
        }),
      )
    },
  }
}
