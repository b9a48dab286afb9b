import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { countForWorkers } from './platform/http/limiters.ts'
import { sumMetricsOfWorkers } from './platform/http/worker-metrics.ts'
import type { Log } from './platform/log.ts'

export type Workers = {
  /** Lets every worker finish, then resolves. */
  stop(): Promise<void>
}

const READY = 'ready'
const RESTART_DELAY_MS = 1000

/** Called by a worker once it accepts calls. It listens earlier, and until then it answers 503. */
export function signalReady(): void {
  process.send?.(READY)
}

/**
 * Starts `count` server processes on one port, with these settings added to ours, and replaces one that dies.
 * Resolves when all of them listen. Rejects if one exits before that (a taken port, an invalid setting).
 */
export async function startWorkers(
  count: number,
  environment: Readonly<Record<string, string>>,
  log: Log,
): Promise<Workers> {
  countForWorkers()
  sumMetricsOfWorkers()
  let isStopping = false
  const start = (): Worker => {
    const worker = cluster.fork(environment)
    // Without a listener, a message to a worker that has just died would end the primary.
    worker.on('error', (error) => log.warn({ err: error }, 'a message to a server process was lost'))
    worker.on('exit', (code, signal) => {
      if (isStopping) return
      log.error({ code, signal }, 'a server process died and is replaced')
      setTimeout(() => {
        if (!isStopping) start()
      }, RESTART_DELAY_MS)
    })
    return worker
  }
  const ready = (worker: Worker) =>
    Promise.race([
      new Promise<void>((resolve) => {
        worker.on('message', (message) => {
          if (message === READY) resolve()
        })
      }),
      once(worker, 'exit').then(() =>
        Promise.reject(new Error('A server process exited before it was ready')),
      ),
    ])
  const stop = async () => {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      workers.map((worker) => {
        const ended = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        return ended
      }),
    )
  }
  try {
    await Promise.all(Array.from({ length: count }, start).map(ready))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
