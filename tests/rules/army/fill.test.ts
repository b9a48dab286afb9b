import { describe, expect, it } from 'vitest'
import { ARMY_GROUPS, armyOf, maxArmy, unitPrice } from '#rules/army/army.ts'
import { decideFill, type FillGroup, fillPlan, fillRefusals } from '#rules/army/fill.ts'

function groupsOf(level: number, currentOf: (max: number) => number): FillGroup[] {
  const max = maxArmy(level)
  return ARMY_GROUPS.map((group) => ({
    group,
    current: currentOf(max[group]),
    max: max[group],
    price: { gold: unitPrice(group, level), diamonds: 0 },
  }))
}

function after(groups: readonly FillGroup[], gold: number) {
  const { units } = fillPlan(groups, gold)
  return groups.map(({ group, current, max }) => (current + units[group]) / max)
}

describe('filling the army', () => {
  it('hires everything that is missing when there is gold for it', () => {
    const groups = groupsOf(3, (max) => Math.floor(max / 2))
    const { units, cost, fullCost } = fillPlan(groups, 1_000_000)
    expect(units).toEqual(
      armyOf((name) => {
        const one = groups.find(({ group }) => group === name)
        return one ? one.max - one.current : 0
      }),
    )
    expect(cost).toBe(fullCost)
    expect(fillPlan(groups, fullCost)).toEqual(fillPlan(groups, 1_000_000))
  })

  it('fills the emptiest groups first when gold is short, and spends all that it can', () => {
    const groups = groupsOf(5, () => 0)
    const gold = 1_000
    const plan = fillPlan(groups, gold)
    const shares = after(groups, gold)
    const emptiest = Math.min(...shares)
    for (const [index, share] of shares.entries()) {
      const { max = 1 } = groups[index] ?? {}
      expect(share - emptiest).toBeLessThan(2 / max + 0.1)
    }
    expect(plan.cost).toBeLessThanOrEqual(gold)
    expect(gold - plan.cost).toBeLessThan(Math.min(...groups.map(({ price }) => price.gold)))
    expect(plan.fullCost).toBeGreaterThan(gold)
  })

  it('gives all to the group that a fight has emptied before the others gain', () => {
    const groups = groupsOf(5, (max) => max - 1).map((one) =>
      one.group === 'swordsmen' ? { ...one, current: 0 } : one,
    )
    const { units } = fillPlan(groups, 100)
    expect(units.swordsmen).toBeGreaterThan(0)
    expect(units.archers + units.cavalry + units.peasants).toBe(0)
  })

  it('counts a group above its maximum as full', () => {
    const groups = groupsOf(2, (max) => max + 3)
    expect(fillPlan(groups, 500)).toMatchObject({ amount: 0, cost: 0 })
    expect(fillRefusals(groups, 500)).toEqual([
      { code: 'armyLimitReached', message: 'Все отряды полны', have: 0, need: 1 },
    ])
  })

  it('needs gold for the cheapest unit that is missing', () => {
    const groups = groupsOf(1, (max) => max).map((one) =>
      one.group === 'priests' ? { ...one, current: 0 } : one,
    )
    expect(fillRefusals(groups, 21)).toEqual([
      { code: 'notEnoughGold', message: 'Недостаточно золота', have: 21, need: 22 },
    ])
    expect(fillRefusals(groups, 22)).toEqual([])
  })
})

describe('decideFill', () => {
  const max = maxArmy(1)
  // A cavalryman costs 24 and a peasant 7.
  const state = {
    level: 1,
    army: { ...max, cavalry: max.cavalry - 1, peasants: max.peasants - 2 },
    max,
    gold: 100,
    discount: 0,
  }

  it('hires all that is missing and reports it group by group', () => {
    const { refusals, plan, army, events } = decideFill(state, 1_000)
    expect(refusals).toEqual([])
    expect([plan.amount, plan.cost]).toEqual([3, 38])
    expect(army).toEqual(max)
    expect(events).toEqual([
      { type: 'unitsBought', group: 'peasants', amount: 2 },
      { type: 'unitsBought', group: 'cavalry', amount: 1 },
    ])
  })

  it('spends neither more than allowed nor more than the purse holds', () => {
    expect(decideFill(state, 15).plan.cost).toBe(14)
    expect(decideFill({ ...state, gold: 13 }, 1_000).plan.cost).toBe(7)
  })

  it.each([
    ['armyLimitReached', { ...state, army: max }, 1_000],
    ['notEnoughGold', state, 6],
    ['notEnoughGold', { ...state, gold: 6 }, 1_000],
  ])('refuses with %s and leaves the army as it is', (code, refused, goldMax) => {
    const { refusals, plan, army, events } = decideFill(refused, goldMax)
    expect(refusals.map((one) => one.code)).toEqual([code])
    expect([plan.amount, plan.cost, army, events]).toEqual([0, 0, refused.army, []])
  })
})
