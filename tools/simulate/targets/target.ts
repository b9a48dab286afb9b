import type { RaidedByNeighbours } from '../among-neighbours.ts'
import type { CastleRecord } from '../record.ts'

export type Verdict = 'holds' | 'fails' | 'no data'

/** One row of docs/game.md, "Balance": what is wanted and what was measured, in words. */
export type Target = { name: string; wanted: string; value: string; verdict: Verdict }

/** What targets are judged by. `mixed` is false for a world of one archetype: nothing is said of the whole then. */
export type Population = {
  records: readonly CastleRecord[]
  days: number
  mixed: boolean
  /** Of a player alone among neighbours; null if nobody played that. */
  raided: RaidedByNeighbours | null
}

/** Fewer fights than this judge no win rate. */
export const FIGHTS_MIN = 50

/** A number to lie from `from` to `to`, both included; null when there is nothing to measure. */
export function rangeTarget(row: {
  name: string
  wanted: string
  value: number | null
  from?: number
  to: number
  show: (value: number) => string
}): Target {
  const { name, wanted, value, from = Number.NEGATIVE_INFINITY, to } = row
  if (value === null) return { name, wanted, value: 'no data', verdict: 'no data' }
  const verdict = value >= from && value <= to ? 'holds' : 'fails'
  return { name, wanted, value: Number.isFinite(value) ? row.show(value) : 'never', verdict }
}

/** 0.125 as "12.5 %". */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
