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

const MINUTE = 60_000
const INTERVAL = 12 * MINUTE
const plain = { subscription: false, winner: false }

describe('energy (docs/game.md §9)', () => {
  it('comes five an hour; subscription and winner add up; a fast world is faster', () => {
    expect(energyIntervalMs(plain)).toBe(INTERVAL)
    expect(energyIntervalMs({ subscription: true, winner: false })).toBe(6 * MINUTE)
    expect(energyIntervalMs({ subscription: true, winner: true })).toBe(4 * MINUTE)
    expect(energyIntervalMs(plain, 60)).toBe(12_000)
  })

  it('is counted from the instant it was stored at, up to 120', () => {
    const state = { energy: 10, energyAt: 0 }
    expect(energyNow(state, INTERVAL - 1, INTERVAL)).toBe(10)
    expect(energyNow(state, INTERVAL, INTERVAL)).toBe(11)
    expect(energyNow(state, 10 * INTERVAL + 5, INTERVAL)).toBe(20)
    expect(energyNow(state, 10_000 * INTERVAL, INTERVAL)).toBe(120)
    expect(energyNow(state, -INTERVAL, INTERVAL)).toBe(10)
  })

  it('keeps the part of a point that is on its way when some is spent', () => {
    const spent = spendEnergy({ energy: 10, energyAt: 0 }, 4, INTERVAL + 5 * MINUTE, INTERVAL)
    expect(spent).toEqual({ energy: 7, energyAt: INTERVAL })
    expect(nextEnergyAt(spent, INTERVAL + 5 * MINUTE, INTERVAL)).toBe(2 * INTERVAL)
    expect(fullEnergyAt(spent, INTERVAL + 5 * MINUTE, INTERVAL)).toBe(INTERVAL + 113 * INTERVAL)
  })

  it('starts to count at the spend when the store was full', () => {
    const spent = spendEnergy({ energy: 120, energyAt: 0 }, 2, 7 * MINUTE, INTERVAL)
    expect(spent).toEqual({ energy: 118, energyAt: 7 * MINUTE })
    expect(nextEnergyAt({ energy: 120, energyAt: 0 }, 7 * MINUTE, INTERVAL)).toBeNull()
    expect(fullEnergyAt({ energy: 120, energyAt: 0 }, 7 * MINUTE, INTERVAL)).toBeNull()
  })

  it('cannot be spent beyond what is there', () => {
    expect(energyRefusals(3, 4)).toEqual([
      { code: 'notEnoughEnergy', message: 'Недостаточно энергии', have: 3, need: 4 },
    ])
    expect(energyRefusals(4, 4)).toEqual([])
    expect(() => spendEnergy({ energy: 3, energyAt: 0 }, 4, 0, INTERVAL)).toThrow(RangeError)
  })

  it('is restored by ten, 120 at most, twelve times a day, for a diamond', () => {
    expect(restoreEnergy({ energy: 30, energyAt: 0 }, 0, INTERVAL).energy).toBe(40)
    expect(restoreEnergy({ energy: 115, energyAt: 0 }, 0, INTERVAL).energy).toBe(120)
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
