import { describe, expect, it } from 'vitest'
import { createRandom } from '#rules/core/random.ts'

function stream(seed: string): number[] {
  const random = createRandom(seed)
  return Array.from({ length: 6 }, () => random.int(0, 999))
}

describe('random', () => {
  it('always gives the same stream for the same seed', () => {
    expect(stream('donjon')).toEqual([735, 211, 759, 222, 105, 159])
    expect(stream('donjon')).toEqual(stream('donjon'))
  })

  it('gives another stream if one character of the seed differs', () => {
    expect(stream('donjon')).not.toEqual(stream('donjom'))
    expect(stream('')).not.toEqual(stream('0'))
  })

  it('reaches both ends of a range and every value equally often', () => {
    const random = createRandom('dice')
    const counts = new Map<number, number>()
    for (let roll = 0; roll < 60_000; roll += 1) {
      const value = random.int(1, 6)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it('hits as often as the chance says, never at 0 and always at 10,000', () => {
    const random = createRandom('chance')
    const hits = (basisPoints: number): number =>
      Array.from({ length: 20_000 }, () => random.chance(basisPoints)).filter(Boolean).length
    expect(hits(0)).toBe(0)
    expect(hits(10_000)).toBe(20_000)
    expect(Math.abs(hits(2_500) - 5_000)).toBeLessThan(250)
  })

  it('picks from a list and refuses an empty one and an empty range', () => {
    const random = createRandom('pick')
    const seen = new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])))
    expect([...seen].sort()).toEqual(['a', 'b', 'c'])
    expect(() => random.pick([])).toThrow(RangeError)
    expect(() => random.int(2, 1)).toThrow(RangeError)
  })
})
