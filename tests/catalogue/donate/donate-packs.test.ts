import { describe, expect, it } from 'vitest'
import { DONATE_PACKS } from '#catalogue/donate/donate-packs.ts'

describe('the store for paid purchases', () => {
  it('has a subscription of 30 days, and larger packs are up to a fifth cheaper per diamond', () => {
    expect(DONATE_PACKS.filter((pack) => pack.kind === 'subscription')).toMatchObject([{ periodDays: 30 }])
    const packs = DONATE_PACKS.flatMap((pack) => (pack.kind === 'diamonds' ? [pack] : []))
    const first = packs[0]
    packs.slice(1).forEach((pack, index) => {
      const before = packs[index]
      for (const price of ['stars', 'kopecks'] as const) {
        expect(pack[price] / pack.diamonds).toBeLessThan((before?.[price] ?? 0) / (before?.diamonds ?? 1))
        expect(pack[price] / pack.diamonds).toBeGreaterThanOrEqual(
          (0.78 * (first?.[price] ?? 0)) / (first?.diamonds ?? 1),
        )
      }
    })
  })
})
