import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { BenchProcess } from '../processes.ts'
import { quantile } from '../statistics.ts'
import type { Kind } from './calls.ts'
import type { Load, LoadResult, Outcome } from './generator.ts'
import { processorTime, type Usage, usageBetween } from './processor-time.ts'

/** An answer is of use if it is not a refusal for lack of capacity, and no failure. */
function isServed({ status }: Outcome): boolean {
  return status >= 200 && status < 500 && status !== 429
}

export type Spread = {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly most: number
}

function spreadOf(times: readonly number[]): Spread {
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    most: quantile(times, 1),
  }
}

export type OverloadRound = {
  /** Calls served a second at the best number of lanes. */
  readonly peak: number
  readonly peakByKind: Readonly<Record<Kind, number>>
  readonly usageAtPeak: Usage
  readonly offered: number
  readonly served: number
  readonly usage: Usage
  readonly servedByKind: Readonly<Record<Kind, number>>
  readonly offeredByKind: Readonly<Record<Kind, number>>
  /** Broken connections and answers that did not come. */
  readonly failed: number
  readonly waitOfServed: Spread
  readonly waitOfRefused: Spread
  readonly health: Spread
  readonly ownLagMs: number
  readonly connections: number
}

/** Asks /health again and again, each time on a new connection, until `stop`. */
function watchHealth(url: string) {
  const times: number[] = []
  let isOver = false
  const ask = () =>
    new Promise<void>((resolve) => {
      const started = performance.now()
      const done = () => {
        times.push(performance.now() - started)
        resolve()
      }
      get(`${url}/health`, { agent: false }, (response) => response.resume().once('end', done)).once(
        'error',
        done,
      )
    })
  const watching = (async () => {
    while (!isOver) {
      await ask()
      await delay(20)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return spreadOf(times)
  }
}

export type OverloadSetting = {
  readonly url: string
  readonly cookies: readonly string[]
  readonly seconds: number
  /** Numbers of lanes to look for the peak with. */
  readonly lanes: readonly number[]
  /** Calls offered, in multiples of the peak. */
  readonly times: number
}

/** Calls a second, by kind. */
function rates(outcomes: readonly Outcome[], seconds: number): Record<Kind, number> {
  const rateOf = (kind: Kind) => outcomes.filter((outcome) => outcome.kind === kind).length / seconds
  return { reads: rateOf('reads'), commands: rateOf('commands'), logins: rateOf('logins') }
}

/** Finds the peak in a closed loop, then offers a multiple of it in an open loop. */
export async function measureOverload(
  generator: BenchProcess,
  setting: OverloadSetting,
): Promise<OverloadRound> {
  const { url, cookies, seconds } = setting
  const run = async (way: Load['way']) => {
    const before = await processorTime(url)
    const result = await generator.ask<LoadResult>({ url, cookies, seconds, way } satisfies Load)
    const after = await processorTime(url)
    const usage = usageBetween(before, after, { seconds, generatorSeconds: result.cpuSeconds })
    return { ...result, usage, served: result.outcomes.filter(isServed) }
  }
  const tries: Awaited<ReturnType<typeof run>>[] = []
  for (const lanes of setting.lanes) tries.push(await run({ lanes }))
  const best = tries.reduce((most, one) => (one.served.length > most.served.length ? one : most))
  const peak = best.served.length / seconds
  const stopWatching = watchHealth(url)
  const { outcomes, served, sent, ownLagMs, connections, usage } = await run({
    perSecond: peak * setting.times,
  })
  const health = await stopWatching()
  const refused = outcomes.filter(({ status }) => status === 503 || status === 429)
  return {
    peak,
    peakByKind: rates(best.served, seconds),
    usageAtPeak: best.usage,
    offered: sent / seconds,
    served: served.length / seconds,
    usage,
    servedByKind: rates(served, seconds),
    offeredByKind: rates(outcomes, seconds),
    failed: sent - served.length - refused.length,
    waitOfServed: spreadOf(served.map(({ ms }) => ms)),
    waitOfRefused: spreadOf(refused.map(({ ms }) => ms)),
    health,
    ownLagMs,
    connections,
  }
}
