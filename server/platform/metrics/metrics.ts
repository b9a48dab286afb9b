import cluster from 'node:cluster'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { bulkheadNames } from '../bulkhead.ts'
import { joinMetricsOfWorkers } from './worker-metrics.ts'

export type Metrics = {
  readonly contentType: string
  /** Prometheus text: of this process, or summed over all workers. */
  text(): Promise<string>
  /** Records a finished call. */
  called(operation: string, status: number, seconds: number): void
  /** Counts a call for which there was no capacity. */
  refused(share: (typeof REFUSED_SHARES)[number]): void
  /** Counts what a bulkhead leaves out. */
  leftOut(name: string, amount: number): void
  readAtStandby(): void
  timerRan(run: { kind: string; lag: number; succeeded: boolean }): void
  letterDelivered(): void
  /** Counts a letter that was tried for the last time. */
  letterGivenUp(): void
  /** Null: the check failed. */
  ledgerFaults(count: number | null): void
  /** Open live connections of this process. */
  liveConnections(count: number): void
  /** Adds a gauge that is read at each scrape: of this process, and over workers their sum or the highest. */
  gauge(name: string, help: string, read: () => number, over?: 'sum' | 'max'): void
  /**
   * Adds a gauge of something that all workers share, such as the database: the sum over workers takes the highest.
   * `read` gives a number for each value of the label; undefined: unknown for now, and the gauge is not shown.
   */
  sharedGauge(gauge: SharedGauge): void
}

export type SharedGauge = {
  readonly name: string
  readonly help: string
  /** Its values come from closed lists only. */
  readonly label?: string
  readonly read: () => Promise<ReadonlyMap<string, number> | undefined>
}

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const REFUSED_SHARES = ['reads', 'commands', 'logins'] as const

/** Sets the gauges of the data check. `count`: null if it failed. */
type SetFaults = (count: number | null) => void

function ledgerGauges(registers: Registry[]): SetFaults {
  // All workers know the latest check.
  const shared = { aggregator: 'max', registers } as const
  const faults = new Gauge({
    name: 'donjon_ledger_faults',
    help: 'Broken invariants of the data at the last check, -1 if it failed; anything but 0 is an alarm',
    ...shared,
  })
  const checkedAt = new Gauge({
    name: 'donjon_ledger_checked_at_seconds',
    help: 'Unix time of the last check of the data that succeeded; more than five minutes ago is an alarm',
    ...shared,
  })
  return (count) => {
    faults.set(count ?? -1)
    if (count !== null) checkedAt.setToCurrentTime()
  }
}

/** Makes the gauges at the first check: before it a 0 would say that all is well. */
function lazily(make: () => SetFaults): SetFaults {
  let made: SetFaults | undefined
  return (count) => {
    made ??= make()
    made(count)
  }
}

/** The metrics of GET /metrics. Labels come from closed lists only: operations, statuses, timer kinds. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const calls = new Histogram({
    name: 'donjon_call_seconds',
    help: 'Time from the first byte of a call to the answer',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'donjon_calls_refused_total',
    help: 'Calls refused with 503 because there was no capacity',
    labelNames: ['share'],
    registers,
  })
  // From the start: the first refusal would be no increase for a series that begins with it.
  for (const share of REFUSED_SHARES) refusals.labels(share).inc(0)
  const leftOut = new Counter({
    name: 'donjon_left_out_total',
    help: 'Rows, channels, parts of pages and players of timers that failed and were left out, so that the rest went on',
    labelNames: ['what'],
    registers,
  })
  for (const name of bulkheadNames()) leftOut.labels(name).inc(0)
  const readsAtStandbys = new Counter({
    name: 'donjon_reads_on_replica_total',
    help: 'Reads answered by a standby, always 0 without DATABASE_READ_URL',
    registers,
  })
  const internalErrors = new Counter({
    name: 'donjon_calls_failed_total',
    help: 'Calls answered with 500',
    registers,
  })
  const faultsFound = new Counter({
    name: 'donjon_ledger_faults_total',
    help: 'Broken invariants found by all checks of the data of this process; a rise is an alarm',
    registers,
  })
  const timerLag = new Histogram({
    name: 'donjon_timer_lag_seconds',
    help: 'Time between a timer being due and done',
    labelNames: ['kind'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const timerFailures = new Counter({
    name: 'donjon_timer_failures_total',
    help: 'Timers that failed and are tried again',
    labelNames: ['kind'],
    registers,
  })
  const lettersGivenUp = new Counter({
    name: 'donjon_letters_given_up_total',
    help: 'Letters that could not be delivered in ten attempts',
    registers,
  })
  const letterDelivered = new Gauge({
    name: 'donjon_letter_delivered_at_seconds',
    help: 'Unix time of the last delivered letter, at first of the start of the process',
    aggregator: 'max',
    registers,
  })
  letterDelivered.setToCurrentTime()
  const connections = new Gauge({
    name: 'donjon_live_connections',
    help: 'Open live connections',
    registers,
  })
  const setFaults = lazily(() => ledgerGauges(registers))
  const workers = cluster.isWorker ? joinMetricsOfWorkers(registry, setFaults) : undefined
  const reportFaults = workers?.reportFaults ?? setFaults
  return {
    contentType: registry.contentType,
    text: workers?.text ?? (() => registry.metrics()),
    called: (operation, status, seconds) => {
      calls.labels(operation, String(status)).observe(seconds)
      if (status === 500) internalErrors.inc()
    },
    refused: (share) => refusals.labels(share).inc(),
    leftOut: (name, amount) => leftOut.labels(name).inc(amount),
    readAtStandby: () => readsAtStandbys.inc(),
    timerRan: ({ kind, lag, succeeded }) => {
      timerLag.labels(kind).observe(Math.max(0, lag) / 1000)
      if (!succeeded) timerFailures.labels(kind).inc()
    },
    letterDelivered: () => letterDelivered.setToCurrentTime(),
    letterGivenUp: () => lettersGivenUp.inc(),
    ledgerFaults: (count) => {
      // Not by `reportFaults`, which all workers hear: the sum over them would count each fault several times.
      faultsFound.inc(count ?? 0)
      reportFaults(count)
    },
    liveConnections: (count) => connections.set(count),
    gauge: (name, help, read, aggregator = 'sum') => {
      new Gauge({
        name,
        help,
        aggregator,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
    sharedGauge: ({ name, help, label, read }) => {
      new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        aggregator: 'max',
        registers,
        async collect() {
          // `reset` would show a gauge without labels as 0.
          if (label === undefined) this.remove()
          else this.reset()
          for (const [value, number] of (await read()) ?? []) {
            if (label === undefined) this.set(number)
            else this.labels(value).set(number)
          }
        },
      })
    },
  }
}
