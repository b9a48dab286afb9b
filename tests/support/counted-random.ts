import { createHash } from 'node:crypto'
import type { RandomSource } from '#server/platform/random.ts'

/** The same seeds in every run, so that no test fails by bad luck once in a hundred runs. */
export function countedRandom(): RandomSource {
  let count = 0
  return { seed: () => createHash('sha256').update(String(count++)).digest('hex').slice(0, 32) }
}
