import { describe, expect, it } from 'vitest'
import {
  energyIntervalMs,
  energyNow,
  energyRefusals,
  fullEnergyAt,
  nextEnergyAt,
  restoreEnergy,
  restoreRefusals,
  spendEnergy,
} from '../../../rules/energy/energy.ts'
import { tiredShare, tiredShareOfSpend } from '../../../rules/energy/tired-troops.ts'

const MINUTE_MS = 60_000
const INTERVAL_MS = 12 * MINUTE_MS
const plain = { subscription: false, winner: false }

describe('energy (docs/game.md §9)', () => {
  it('comes five an hour; subscription and winner add up; a fast world is faster', () => {
    expect(energyIntervalMs(plain)).toBe(INTERVAL_MS)
    expect(energyIntervalMs({ subscription: true, winner: false })).toBe(6 * MINUTE_MS)
    expect(energyIntervalMs({ subscription: true, winner: true })).toBe(4 * MINUTE_MS)
    expect(energyIntervalMs(plain, 60)).toBe(12_000)
  })

  it('is counted from the instant it was stored at, up to 120', () => {
    const state = { energy: 10, energyAt: 0 }
    expect(energyNow(state, INTERVAL_MS - 1, INTERVAL_MS)).toBe(10)
    expect(energyNow(state, INTERVAL_MS, INTERVAL_MS)).toBe(11)
    expect(energyNow(state, 10 * INTERVAL_MS + 5, INTERVAL_MS)).toBe(20)
    expect(energyNow(state, 10_000 * INTERVAL_MS, INTERVAL_MS)).toBe(120)
    expect(energyNow(state, -INTERVAL_MS, INTERVAL_MS)).toBe(10)
  })

  it('keeps the part of a point that is on its way when some is spent', () => {
    const spent = spendEnergy({ energy: 10, energyAt: 0 }, 4, INTERVAL_MS + 5 * MINUTE_MS, INTERVAL_MS)
    expect(spent).toEqual({ energy: 7, energyAt: INTERVAL_MS })
    expect(nextEnergyAt(spent, INTERVAL_MS + 5 * MINUTE_MS, INTERVAL_MS)).toBe(2 * INTERVAL_MS)
    expect(fullEnergyAt(spent, INTERVAL_MS + 5 * MINUTE_MS, INTERVAL_MS)).toBe(
      INTERVAL_MS + 113 * INTERVAL_MS,
    )
  })

  it('starts to count at the spend when the store was full', () => {
    const spent = spendEnergy({ energy: 120, energyAt: 0 }, 2, 7 * MINUTE_MS, INTERVAL_MS)
    expect(spent).toEqual({ energy: 118, energyAt: 7 * MINUTE_MS })
    expect(nextEnergyAt({ energy: 120, energyAt: 0 }, 7 * MINUTE_MS, INTERVAL_MS)).toBeNull()
    expect(fullEnergyAt({ energy: 120, energyAt: 0 }, 7 * MINUTE_MS, INTERVAL_MS)).toBeNull()
  })

  it('cannot be spent beyond what is there', () => {
    expect(energyRefusals(3, 4)).toEqual([
      { code: 'notEnoughEnergy', message: 'Недостаточно энергии', have: 3, need: 4 },
    ])
    expect(energyRefusals(4, 4)).toEqual([])
    expect(() => spendEnergy({ energy: 3, energyAt: 0 }, 4, 0, INTERVAL_MS)).toThrow(RangeError)
  })

  it('is restored by ten, 120 at most, twelve times a day, for a diamond', () => {
    expect(restoreEnergy({ energy: 30, energyAt: 0 }, 0, INTERVAL_MS).energy).toBe(40)
    expect(restoreEnergy({ energy: 115, energyAt: 0 }, 0, INTERVAL_MS).energy).toBe(120)
    expect(restoreRefusals({ energy: 119, restoresToday: 11, diamonds: 1 })).toEqual([])
    const codes = restoreRefusals({ energy: 120, restoresToday: 12, diamonds: 0 }).map(({ code }) => code)
    expect(codes).toEqual(['energyFull', 'restoresExhausted', 'notEnoughDiamonds'])
  })
})

describe('tired troops', () => {
  it.each([
    [0, 100],
    [149, 100],
    [150, 50],
    [299, 50],
    [300, 20],
    [5_000, 20],
  ])('after %i energy the next point teaches %i %%', (spent, percent) => {
    expect(tiredShare(spent)).toBe(percent)
  })

  it('splits a spend that crosses a step point by point', () => {
    expect(tiredShareOfSpend(0, 6)).toBe(10_000)
    expect(tiredShareOfSpend(148, 6)).toBe(6_666)
    expect(tiredShareOfSpend(149, 2)).toBe(7_500)
    expect(tiredShareOfSpend(298, 4)).toBe(3_500)
    expect(tiredShareOfSpend(300, 4)).toBe(2_000)
  })
})
