import { describe, expect, it } from 'vitest'
import { DAILY_QUESTS } from '#catalogue/quests/daily-quests.ts'
import { ARMY_GROUPS, maxArmy, unitPrice } from '#rules/army/army.ts'
import { createRandom } from '#rules/core/random.ts'
import { missionGold } from '#rules/missions/mission-reward.ts'
import { ladderReward, ladderStep } from '#rules/quests/daily-ladder.ts'
import {
  DAILY_QUESTS_A_DAY,
  dailyQuestReward,
  drawDailyQuests,
  INFINITE_QUEST_KINDS,
  infiniteQuestGoal,
  infiniteQuestReward,
} from '#rules/quests/quests.ts'
import { goldForDiamonds } from '#rules/shop/trade.ts'
import { TAX_HOURS, taxGold, taxGoldWith, taxRefusals, taxSeconds } from '#rules/taxes/taxes.ts'

describe('taxes', () => {
  it.each([
    [1, 100, 51],
    [4, 100, 173],
    [8, 100, 285],
    [8, 12, 88],
    [8, 0, 0],
  ] as const)('for %i h from %i peasants are %i gold', (hours, peasants, gold) => {
    expect(taxGold(hours, peasants)).toBe(gold)
  })

  it('bring less per hour for longer collections, more with skills', () => {
    const perHour = TAX_HOURS.map((hours) => taxGold(hours, 380) / hours)
    expect(perHour).toEqual([...perHour].sort((left, right) => right - left))
    expect(taxGold(1, 100, 2_500)).toBe(63)
  })

  it('are compared with those of more peasants', () => {
    // The shown gold is whole, so its share of a coin is lost.
    expect(taxGold(8, 44) - taxGoldWith(taxGold(8, 12), 12, 44)).toBeGreaterThanOrEqual(0)
    expect(taxGold(8, 44) - taxGoldWith(taxGold(8, 12), 12, 44)).toBeLessThanOrEqual(2)
    expect(taxGoldWith(90, 30, 30)).toBe(90)
  })

  it('are not collected without peasants', () => {
    expect(taxRefusals(taxGold(1, 0))).toEqual([
      { code: 'noPeasants', message: 'Платить налоги некому: наймите крестьян', have: 0, need: 1 },
    ])
    expect(taxRefusals(taxGold(1, 1))).toEqual([])
  })

  it.each([4, 6])('of eight hours are worth a hard mission at level %i', (level) => {
    const { min, max } = missionGold({ level }, 'HARD', { level })
    expect(taxGold(8, maxArmy(level).peasants)).toBeGreaterThan((min + max) / 2)
  })

  it('of eight hours bring more than the changer gives for a diamond, at any level', () => {
    for (let level = 1; level <= 60; level += 1) {
      expect(taxGold(8, maxArmy(level).peasants)).toBeGreaterThan(goldForDiamonds(1, level))
    }
  })

  it('are collected faster by servants, by at most a quarter', () => {
    expect([0, 20, 100, 900].map((servants) => taxSeconds(1, servants))).toEqual([3_600, 3_420, 2_700, 2_700])
    expect(taxSeconds(8, 0)).toBe(28_800)
  })
})

describe('the daily ladder', () => {
  const DAY = 86_400_000

  it('pays 1, 1, 1, 2, 2, 2, 4 diamonds', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((step) => ladderReward(step).diamonds)).toEqual([1, 1, 1, 2, 2, 2, 4])
  })

  it('rises day by day, from seven back to one, and resets after a missed day', () => {
    expect(ladderStep({ step: 0, takenOn: null }, 9 * DAY)).toBe(1)
    expect(ladderStep({ step: 3, takenOn: 9 * DAY }, 9 * DAY)).toBeNull()
    expect(ladderStep({ step: 3, takenOn: 8 * DAY }, 9 * DAY)).toBe(4)
    expect(ladderStep({ step: 7, takenOn: 8 * DAY }, 9 * DAY)).toBe(1)
    expect(ladderStep({ step: 6, takenOn: 7 * DAY }, 9 * DAY)).toBe(1)
    expect(ladderStep({ step: 6, takenOn: 10 * DAY }, 9 * DAY)).toBeNull()
  })
})

describe('infinite quests', () => {
  it('are nine, and require and pay more with each stage, up to a limit', () => {
    expect(INFINITE_QUEST_KINDS).toHaveLength(9)
    for (const kind of INFINITE_QUEST_KINDS) {
      for (let stage = 1; stage < 40; stage += 1) {
        const [now, next] = [infiniteQuestReward(kind, stage, 10), infiniteQuestReward(kind, stage + 1, 10)]
        expect(infiniteQuestGoal(kind, stage + 1)).toBeGreaterThanOrEqual(infiniteQuestGoal(kind, stage))
        expect(next.glory).toBeGreaterThanOrEqual(now.glory)
        expect(now.glory).toBeGreaterThan(0)
      }
      expect(infiniteQuestGoal(kind, 500)).toBe(infiniteQuestGoal(kind, 501))
    }
  })

  it.each([
    ['winMissions', 1, { gold: 150, diamonds: 0, glory: 7 }],
    ['winMissions', 4, { gold: 300, diamonds: 0, glory: 15 }],
    ['winMissions', 6, { gold: 400, diamonds: 1, glory: 21 }],
    ['build', 9, { gold: 1_000, diamonds: 2, glory: 40 }],
    ['buyArmy', 3, { gold: 0, diamonds: 0, glory: 8 }],
  ] as const)('%s of stage %i pays %j at level 10', (kind, stage, reward) => {
    expect(infiniteQuestReward(kind, stage, 10)).toEqual(reward)
  })

  it('never pay as much as half of the cost of the hired units', () => {
    const cheapest = Math.min(...ARMY_GROUPS.map((group) => unitPrice(group, 1)))
    for (const stage of [1, 5, 30]) {
      const cost = cheapest * infiniteQuestGoal('buyArmy', stage)
      expect(2 * infiniteQuestReward('buyArmy', stage, 60).gold).toBeLessThan(cost)
    }
  })
})

describe('daily quests', () => {
  it('are three different ones of those open, and pay 30 gold per level, a diamond and 10 glory', () => {
    for (const [index, level] of [1, 3, 8, 20, 60].entries()) {
      const drawn = drawDailyQuests(DAILY_QUESTS, level, createRandom(`day:${index}`))
      expect(new Set(drawn).size).toBe(DAILY_QUESTS_A_DAY)
      expect(drawn.every(({ levelMin }) => levelMin <= level)).toBe(true)
    }
    expect(drawDailyQuests([{ levelMin: 1 }, { levelMin: 9 }], 5, createRandom('x'))).toHaveLength(1)
    expect(dailyQuestReward(12)).toEqual({ gold: 360, diamonds: 1, glory: 10 })
  })
})
