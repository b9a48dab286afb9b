/** A deterministic stream of whole numbers: the same seed gives the same stream on every engine. */
export type Random = {
  /** Uniform whole number in [min, max], both ends included; `max - min` is below 2^32. */
  int(min: number, max: number): number
  /** True with the given chance, 0 to 10,000 basis points. */
  chance(basisPoints: number): boolean
  /** One of the list's entries; throws RangeError for an empty list. */
  pick<T>(list: readonly T[]): T
}

const TWO_TO_32 = 0x1_0000_0000

/** Four 32-bit words from a string (cyrb128): one changed character changes all of them. */
function hashSeed(seed: string): [number, number, number, number] {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let index = 0; index < seed.length; index += 1) {
    const code = seed.charCodeAt(index)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}

/** sfc32 over a hashed seed: 32-bit integer maths only, so server and browser agree to the bit. */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = hashSeed(seed)

  function next(): number {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }

  for (let round = 0; round < 12; round += 1) next()

  function int(min: number, max: number): number {
    const range = max - min + 1
    if (!(range >= 1 && range <= TWO_TO_32)) throw new RangeError(`No whole number in ${min}..${max}`)
    // Values past the last full block are drawn again: a plain remainder would favour small numbers.
    const limit = TWO_TO_32 - (TWO_TO_32 % range)
    let value = next()
    while (value >= limit) value = next()
    return min + (value % range)
  }

  return {
    int,
    chance: (basisPoints) => int(0, 9_999) < basisPoints,
    pick(list) {
      if (list.length === 0) throw new RangeError('Nothing to pick from')
      const index = int(0, list.length - 1)
      for (const entry of list.slice(index)) return entry
      throw new RangeError('Nothing to pick from')
    },
  }
}
