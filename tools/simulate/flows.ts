import type { CastleRecord, Currency, Flow } from './record.ts'
import { sumOf } from './statistics.ts'

/**
 * Gold that passes between players, and gold that does not come from playing: neither source nor sink of the
 * world.
 */
const OUTSIDE: readonly Flow[] = ['start', 'purchase', 'raid', 'looted', 'marketSale', 'marketPurchase']

/** What one kind of flow brought (or took, below 0) from the ten days of index `fromTen` on. */
export type FlowSum = { flow: Flow; amount: number }

function isFlow(flows: CastleRecord['flows'][Currency], key: string): key is Flow {
  return key in flows
}

/**
 * Sums by flow over many castles, largest first, from the `fromTen`-th ten days of their age on (0: all), up to
 * and without the `toTen`-th.
 */
export function sumFlows(
  records: readonly CastleRecord[],
  currency: Currency,
  fromTen = 0,
  toTen?: number,
): FlowSum[] {
  const sums = new Map<Flow, number>()
  for (const { flows } of records) {
    for (const key of Object.keys(flows[currency])) {
      if (!isFlow(flows[currency], key)) continue
      const amounts = flows[currency][key] ?? []
      sums.set(key, (sums.get(key) ?? 0) + sumOf(amounts.slice(fromTen, toTen)))
    }
  }
  return [...sums]
    .map(([flow, amount]) => ({ flow, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort(
      (left, right) => Math.abs(right.amount) - Math.abs(left.amount) || left.flow.localeCompare(right.flow),
    )
}

/** Sources and sinks of the world, without starting purses, paid purchases and transfers between players. */
export function sourcesAndSinks(sums: readonly FlowSum[]): { sources: FlowSum[]; sinks: FlowSum[] } {
  const own = sums.filter(({ flow }) => !OUTSIDE.includes(flow))
  return {
    sources: own.filter(({ amount }) => amount > 0),
    sinks: own.filter(({ amount }) => amount < 0).map(({ flow, amount }) => ({ flow, amount: -amount })),
  }
}

/** The sum of some flows. */
export function wholeOf(flows: readonly FlowSum[]): number {
  return sumOf(flows.map(({ amount }) => amount))
}
