import { describe, expect, it } from 'vitest'
import {
  energyIntervalMs,
  energyNow,
  energyPace,
  energyReachedAt,
  energyRefusals,
  fullEnergyAt,
  nextEnergyAt,
  paceFrom,
  settleEnergy,
  spendEnergy,
} from '#rules/energy/energy.ts'
import { restoreEnergy, restoreRefusals } from '#rules/energy/restore.ts'
import { tiredShare, tiredShareOfSpend } from '#rules/energy/tired-troops.ts'

const MINUTE_MS = 60_000
const INTERVAL_MS = 12 * MINUTE_MS
const PACE = { intervalMs: INTERVAL_MS, changes: [] }
const plain = { subscription: false, winner: false }

describe('energy (docs/game.md §9)', () => {
  it('returns five per hour, more with a subscription and after a victory, and faster in a fast world', () => {
    expect(energyIntervalMs(plain)).toBe(INTERVAL_MS)
    expect(energyIntervalMs({ subscription: true, winner: false })).toBe(6 * MINUTE_MS)
    expect(energyIntervalMs({ subscription: true, winner: true })).toBe(4 * MINUTE_MS)
    expect(energyIntervalMs(plain, 60)).toBe(12_000)
  })

  it('is computed from the stored instant, up to 120', () => {
    const state = { energy: 10, energyAt: 0 }
    expect(energyNow(state, INTERVAL_MS - 1, PACE)).toBe(10)
    expect(energyNow(state, INTERVAL_MS, PACE)).toBe(11)
    expect(energyNow(state, 10 * INTERVAL_MS + 5, PACE)).toBe(20)
    expect(energyNow(state, 10_000 * INTERVAL_MS, PACE)).toBe(120)
    expect(energyNow(state, -INTERVAL_MS, PACE)).toBe(10)
  })

  it('keeps the part of a point that is on its way when some is spent', () => {
    const spent = spendEnergy({ energy: 10, energyAt: 0 }, 4, INTERVAL_MS + 5 * MINUTE_MS, PACE)
    expect(spent).toEqual({ energy: 7, energyAt: INTERVAL_MS })
    expect(nextEnergyAt(spent, INTERVAL_MS + 5 * MINUTE_MS, PACE)).toBe(2 * INTERVAL_MS)
    expect(fullEnergyAt(spent, INTERVAL_MS + 5 * MINUTE_MS, PACE)).toBe(INTERVAL_MS + 113 * INTERVAL_MS)
  })

  it('starts to count at the spend when the store was full', () => {
    const spent = spendEnergy({ energy: 120, energyAt: 0 }, 2, 7 * MINUTE_MS, PACE)
    expect(spent).toEqual({ energy: 118, energyAt: 7 * MINUTE_MS })
    expect(nextEnergyAt({ energy: 120, energyAt: 0 }, 7 * MINUTE_MS, PACE)).toBeNull()
    expect(fullEnergyAt({ energy: 120, energyAt: 0 }, 7 * MINUTE_MS, PACE)).toBeNull()
  })

  it('cannot be overspent', () => {
    expect(energyRefusals(3, 4)).toEqual([
      { code: 'notEnoughEnergy', message: 'Недостаточно энергии', have: 3, need: 4 },
    ])
    expect(energyRefusals(4, 4)).toEqual([])
    expect(() => spendEnergy({ energy: 3, energyAt: 0 }, 4, 0, PACE)).toThrow(RangeError)
  })

  it('is restored by ten, 120 at most, twelve times a day, for a diamond', () => {
    expect(restoreEnergy({ energy: 30, energyAt: 0 }, 0, PACE).energy).toBe(40)
    expect(restoreEnergy({ energy: 115, energyAt: 0 }, 0, PACE).energy).toBe(120)
    expect(restoreRefusals({ energy: 119, restoresToday: 11, diamonds: 1 })).toEqual([])
    const codes = restoreRefusals({ energy: 120, restoresToday: 12, diamonds: 0 }).map(({ code }) => code)
    expect(codes).toEqual(['energyFull', 'restoresExhausted', 'notEnoughDiamonds'])
  })
})

describe('energy over the end of a subscription', () => {
  const FAST_MS = INTERVAL_MS / 2
  /** Ends 100 minutes in: 16 whole fast points and two thirds of the next. */
  const END = 100 * MINUTE_MS
  const pace = energyPace({ subscriptionUntil: END, winnerUntil: null })
  const empty = { energy: 0, energyAt: 0 }
  /** The rest of the point, a third, takes four minutes of the ordinary pace. */
  const FIRST_AFTER = END + 4 * MINUTE_MS

  it('comes twice as fast before the end and at the ordinary pace after it', () => {
    expect(energyNow(empty, END, pace)).toBe(16)
    expect(energyNow(empty, FIRST_AFTER - 1, pace)).toBe(16)
    expect(energyNow(empty, FIRST_AFTER, pace)).toBe(17)
    expect(energyNow(empty, FIRST_AFTER + INTERVAL_MS - 1, pace)).toBe(17)
    expect(energyNow(empty, FIRST_AFTER + INTERVAL_MS, pace)).toBe(18)
    expect(fullEnergyAt(empty, 0, pace)).toBe(FIRST_AFTER + 103 * INTERVAL_MS)
  })

  it('is the same whether or not it was counted in between', () => {
    const end = FIRST_AFTER + 5 * INTERVAL_MS + 7
    let counted = empty
    for (let now = 0; now <= end; now += 7 * MINUTE_MS) {
      counted = settleEnergy(counted, now, pace)
      expect(counted.energy).toBe(energyNow(empty, now, pace))
      expect(nextEnergyAt(counted, now, pace)).toBe(nextEnergyAt(empty, now, pace))
    }
    expect(energyNow(counted, end, pace)).toBe(energyNow(empty, end, pace))
  })

  it('says when a number of points is reached, on both sides of the end', () => {
    expect(energyReachedAt(empty, 16, 0, pace)).toBe(16 * FAST_MS)
    expect(energyReachedAt(empty, 17, 0, pace)).toBe(FIRST_AFTER)
    expect(energyReachedAt(empty, 20, END, pace)).toBe(FIRST_AFTER + 3 * INTERVAL_MS)
    expect(energyReachedAt(empty, 16, END, pace)).toBeNull()
    expect(energyReachedAt(empty, 121, 0, pace)).toBeNull()
  })

  it('takes the ordinary pace for what was stored after the end, and when there is no subscription', () => {
    expect(nextEnergyAt({ energy: 5, energyAt: END }, END, pace)).toBe(END + INTERVAL_MS)
    expect(paceFrom(pace, END)).toEqual(PACE)
    expect(paceFrom(pace, END - 1)).toEqual(pace)
    expect(energyPace({ subscriptionUntil: null, winnerUntil: null })).toEqual(PACE)
  })
})

describe('energy over the ends of a subscription and of a prize', () => {
  const HOUR_MS = 60 * MINUTE_MS

  it.each([
    ['the prize ends first', { subscriptionUntil: 4 * HOUR_MS, winnerUntil: 2 * HOUR_MS }],
    ['the subscription ends first', { subscriptionUntil: 2 * HOUR_MS, winnerUntil: 4 * HOUR_MS }],
  ])('comes at 15, 10 and 5 an hour if %s', (_, ends) => {
    const pace = energyPace(ends)
    const at = (hours: number) => energyNow({ energy: 0, energyAt: 0 }, hours * HOUR_MS, pace)
    expect([0, 1, 2, 3, 4, 5, 6].map(at)).toEqual([0, 15, 30, 40, 50, 55, 60])
    expect(energyReachedAt({ energy: 0, energyAt: 0 }, 52, 0, pace)).toBe(4 * HOUR_MS + 24 * MINUTE_MS)
    expect(paceFrom(pace, 2 * HOUR_MS).changes).toHaveLength(1)
  })

  it('loses its boosts at once if both end together', () => {
    const pace = energyPace({ subscriptionUntil: HOUR_MS, winnerUntil: HOUR_MS })
    expect(pace.changes).toEqual([{ at: HOUR_MS, intervalMs: INTERVAL_MS }])
    expect(energyNow({ energy: 0, energyAt: 0 }, 2 * HOUR_MS, pace)).toBe(20)
  })

  it('carries a part of a point over two changes', () => {
    // 10 of 12 minutes at 15 an hour are two points and a half; the rest comes at 10 and then at 5 an hour.
    const pace = energyPace({ subscriptionUntil: 11 * MINUTE_MS, winnerUntil: 10 * MINUTE_MS })
    expect(nextEnergyAt({ energy: 2, energyAt: 8 * MINUTE_MS }, 8 * MINUTE_MS, pace)).toBe(15 * MINUTE_MS)
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
  ])('give %i spent energy %i %% of experience for the next point', (spent, percent) => {
    expect(tiredShare(spent)).toBe(percent)
  })

  it('split a spend that crosses a step point by point', () => {
    expect(tiredShareOfSpend(0, 6)).toBe(10_000)
    expect(tiredShareOfSpend(148, 6)).toBe(6_666)
    expect(tiredShareOfSpend(149, 2)).toBe(7_500)
    expect(tiredShareOfSpend(298, 4)).toBe(3_500)
    expect(tiredShareOfSpend(300, 4)).toBe(2_000)
  })
})
