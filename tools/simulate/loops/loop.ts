/** A round that can be repeated: what its best case gains. */
export type Loop = { name: string; unit: 'gold' | 'diamonds' | 'points'; gain: number; holds: boolean }

/** The best of all cases. A loop holds while none of them gains. */
export function loopOf(name: string, unit: Loop['unit'], gains: Iterable<number>): Loop {
  let gain = Number.NEGATIVE_INFINITY
  for (const candidate of gains) gain = Math.max(gain, candidate)
  return { name, unit, gain: Math.round(gain * 1_000) / 1_000, holds: gain <= 0 }
}

/** The levels a player may have. */
export const LEVELS: readonly number[] = Array.from({ length: 60 }, (_, index) => index + 1)
