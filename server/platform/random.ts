import { randomBytes } from 'node:crypto'
import { currentPlatform } from './ambient.ts'

/** The only source of chance on the server; everything drawn from a seed is the rules' business. */
export interface RandomSource {
  /** 128 bits as 32 hexadecimal digits. */
  seed(): string
}

export const systemRandom: RandomSource = { seed: () => randomBytes(16).toString('hex') }

/** Seeds that repeat from run to run: `prefix` and a counter, 32 hexadecimal digits. For tests only. */
export const createCountingRandom = (prefix = 0): RandomSource => {
  let count = 0
  return {
    seed: () => {
      count += 1
      return prefix.toString(16).padStart(16, '0') + count.toString(16).padStart(16, '0')
    },
  }
}

/** A fresh seed. Inside a command take `commandSeed()` instead: it survives the command's retries. */
export const newSeed = (): string => currentPlatform().random.seed()
