import { describe, expect, it } from 'vitest'
import {
  daySecretChain,
  daySecretHash,
  daysToHash,
  fairFault,
  fightSeed,
  isDaySecret,
} from '../../../rules/proof/fair-seed.ts'

const LAST = '5e'.repeat(32)
const chain = daySecretChain(LAST, 5)
function secretOf(day: number): string {
  return chain[day] ?? ''
}

describe('the chain of day secrets', () => {
  it('links every day to the day before', () => {
    expect(chain).toHaveLength(5)
    expect(chain.at(-1)).toBe(LAST)
    for (let day = 1; day < chain.length; day += 1) {
      expect(daySecretHash(secretOf(day))).toBe(secretOf(day - 1))
    }
    expect(new Set(chain).size).toBe(5)
    expect(chain.every(isDaySecret)).toBe(true)
  })

  it('leads from any day’s secret back to the hash published with the world', () => {
    const anchor = daySecretHash(secretOf(0))
    expect([0, 1, 4].map((day) => daysToHash(secretOf(day), anchor, 10))).toEqual([1, 2, 5])
    expect(daysToHash(secretOf(4), anchor, 4)).toBeNull()
    expect(daysToHash('00'.repeat(32), anchor, 10)).toBeNull()
  })
})

describe('a fight’s seed', () => {
  const proof = { publishedHash: secretOf(1), secret: secretOf(2), fightId: 17 }
  const seed = fightSeed(proof.secret, proof.fightId)

  it('belongs to one day and one fight', () => {
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    const others = [fightSeed(secretOf(2), 18), fightSeed(secretOf(3), 17), fightSeed(secretOf(2), 171)]
    expect(others).not.toContain(seed)
    expect(fairFault(seed, proof)).toBeNull()
  })

  it('fails to verify if the secret, its hash, the fight or the seed differs', () => {
    expect(fairFault(seed, { ...proof, secret: secretOf(3) })).toBe('secretNotPublished')
    expect(fairFault(seed, { ...proof, publishedHash: secretOf(0) })).toBe('secretNotPublished')
    expect(fairFault(seed, { ...proof, fightId: 18 })).toBe('seedOfOtherFight')
    expect(fairFault(`0${seed.slice(1)}`, proof)).toBe(seed.startsWith('0') ? null : 'seedOfOtherFight')
    expect(fairFault(seed, { ...proof, secret: 'secret' })).toBe('secretMalformed')
  })
})
