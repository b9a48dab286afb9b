import { randomBytes } from 'node:crypto'

/** The only source of chance on the server; everything drawn from a seed is the rules' business. */
export type RandomSource = {
  /** 128 bits as 32 hexadecimal digits. */
  seed(): string
}

export const systemRandom: RandomSource = { seed: () => randomBytes(16).toString('hex') }
