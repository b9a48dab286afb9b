/**
 * Only workers listen, so a scrape reaches one of them. It asks the primary, which asks all workers and adds up
 * what they answer.
 */
import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { on } from 'node:events'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { overloaded } from '../errors.ts'

const SUM_QUESTION = 'donjon:sumMetrics'
const SUM_ANSWER = 'donjon:summedMetrics'
const FAULTS = 'donjon:ledgerFaults'
/** prom-client gives up after 5 s. */
const ANSWER_WITHIN_MS = 6_000

type Message = {
  readonly type: string
  readonly id?: string
  readonly text?: string
  readonly count?: number | null
}

function isMessage(message: unknown, type: string): message is Message {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}

/**
 * In the primary: answers workers that are asked for metrics, and passes the number of broken invariants on to all.
 */
export function sumMetricsOfWorkers(): void {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    if (isMessage(message, SUM_QUESTION)) {
      const answer = (text?: string) =>
        worker.send({ type: SUM_ANSWER, id: message.id, text } satisfies Message)
      // A worker that has just died or just started does not answer in time.
      aggregator.clusterMetrics().then(answer, () => answer())
    }
    if (isMessage(message, FAULTS))
      for (const each of Object.values(cluster.workers ?? {})) if (each?.isConnected()) each.send(message)
  })
}

async function askPrimary(): Promise<string> {
  const id = randomUUID()
  const answers = on(process, 'message', { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  process.send?.({ type: SUM_QUESTION, id } satisfies Message)
  for await (const [message] of answers) {
    if (!isMessage(message, SUM_ANSWER) || message.id !== id) continue
    if (message.text === undefined) break
    return message.text
  }
  throw overloaded()
}

export type WorkerMetrics = {
  /** Prometheus text, summed over all workers. */
  text(): Promise<string>
  /** Tells all workers the number of broken invariants, which only the worker that ran the check knows. */
  reportFaults(count: number | null): void
}

/** In a worker: the registry takes part in the sum, `onFaults` receives what the latest check has found. */
export function joinMetricsOfWorkers(
  registry: Registry,
  onFaults: (count: number | null) => void,
): WorkerMetrics {
  AggregatorRegistry.setRegistries(registry)
  // Listens for the primary's questions.
  new AggregatorRegistry()
  process.on('message', (message: unknown) => {
    if (isMessage(message, FAULTS)) onFaults(message.count ?? null)
  })
  return {
    text: askPrimary,
    reportFaults: (count) => process.send?.({ type: FAULTS, count } satisfies Message),
  }
}
