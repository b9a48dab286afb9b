import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  daySecretChain,
  daySecretHash,
  daysBetween,
  isDaySecret,
  isSecretOfDay,
} from '#rules/proof/day-secrets.ts'

const LAST = '5e'.repeat(32)
const chain = daySecretChain(LAST, 5)
function secretOf(day: number): string {
  return chain[day] ?? ''
}

describe('the chain of day secrets', () => {
  it('links every day to the day before, by the SHA-256 that everybody has', () => {
    expect(chain).toHaveLength(5)
    expect(chain.at(-1)).toBe(LAST)
    for (let day = 1; day < chain.length; day += 1) {
      const hash = createHash('sha256')
        .update(Buffer.from(secretOf(day), 'hex'))
        .digest('hex')
      expect(secretOf(day - 1)).toBe(hash)
      expect(daySecretHash(secretOf(day))).toBe(hash)
    }
    expect(new Set(chain).size).toBe(5)
    expect(chain.every(isDaySecret)).toBe(true)
  })

  it('leads from the secret of each day, and of no other, to the commitment', () => {
    const made = { firstDay: '2026-02-26', commitment: daySecretHash(secretOf(0)) }
    const days = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']
    for (const [number, day] of days.entries())
      expect(days.filter((other) => isSecretOfDay(secretOf(number), other, made))).toEqual([day])
    expect(isSecretOfDay('00'.repeat(32), '2026-02-27', made)).toBe(false)
    expect(isSecretOfDay('secret', '2026-02-27', made)).toBe(false)
    expect(isSecretOfDay(secretOf(0), '2026-02-25', made)).toBe(false)
    expect(isSecretOfDay(secretOf(0), '9026-02-25', made)).toBe(false)
    expect(isSecretOfDay(secretOf(0), 'never', made)).toBe(false)
  })

  it('counts days over months and leap years', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1)
    expect(daysBetween('2026-01-01', '2026-01-01')).toBe(0)
  })
})
