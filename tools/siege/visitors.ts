import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { median, quantile } from '../bench/statistics.ts'

const READ_EVERY_MS = 25
/** Visitors who take turns. One alone would soon meet the limit of the page (`x-rate-limit` of `getWorld`). */
const VISITORS = 20
/** Two sieges of one server at a time must not share their visitors. */
const FIRST_VISITOR = randomInt(255 - VISITORS)

export type Noticed = {
  readonly median: number
  readonly p95: number
  /** How often each status was answered; 0: no answer. */
  readonly statuses: ReadonlyMap<number, number>
}

/** What visitors from networks of their own notice who read a page again and again. */
export async function readAsVisitors(url: string, seconds: number): Promise<Noticed> {
  const times: number[] = []
  const statuses = new Map<number, number>()
  const end = performance.now() + seconds * 1000
  for (let read = 0; performance.now() < end; read += 1) {
    const started = performance.now()
    const headers = { 'x-forwarded-for': `203.0.113.${FIRST_VISITOR + (read % VISITORS)}` }
    const status = await fetch(`${url}/api/public/world`, { headers }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    times.push(performance.now() - started)
    await delay(READ_EVERY_MS)
  }
  return { median: median(times), p95: quantile(times, 0.95), statuses }
}

/** For example `200 × 340, 503 × 2`. */
export function statusWords(statuses: ReadonlyMap<number, number>): string {
  const byCount = [...statuses].toSorted(([, a], [, b]) => b - a)
  return byCount.map(([status, count]) => `${status || 'none'} × ${count}`).join(', ')
}
