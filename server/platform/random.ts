import { randomBytes } from 'node:crypto'

/** The only source of randomness on the server. Draws from a seed belong to the rules. */
export type RandomSource = {
  /** 128 bits as 32 hexadecimal digits. */
  seed(): string
}

export const systemRandom: RandomSource = { seed: () => randomBytes(16).toString('hex') }
