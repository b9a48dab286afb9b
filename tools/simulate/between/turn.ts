import { createRandom, type Random } from '../../../rules/random.ts'
import type { Castle } from '../castle.ts'

/** What stands between the castles of a shard, from hour to hour. */
export type Between = { seed: string; random: Random }

/** A shard's life between castles at its beginning. */
export function newBetween(seed: string): Between {
  return { seed, random: createRandom(`${seed}:between`) }
}

/** A shard of at most 125 castles in id order, and those of them who sat down this hour. */
export type Shard = { castles: readonly Castle[]; seated: readonly Castle[]; between: Between }

/** One hour between the castles, after their own sessions of that hour; `now` in ms. */
export function playBetween(_shard: Shard, _now: number): void {}
