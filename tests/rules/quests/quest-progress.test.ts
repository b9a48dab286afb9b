import { describe, expect, it } from 'vitest'
import type { GameEvent } from '#rules/quests/game-event.ts'
import {
  advanceDaily,
  advanceInfinite,
  type DailyQuestGoal,
  type DailyQuestState,
  FIRST_STAGE,
  type InfiniteQuestState,
} from '#rules/quests/quest-progress.ts'
import type { InfiniteQuestKind } from '#rules/quests/quests.ts'

const fresh: DailyQuestState = { progress: 0, things: [] }
function daily(goal: DailyQuestGoal, ...events: readonly GameEvent[]): number {
  return events.reduce((state, event) => advanceDaily(goal, state, event), fresh).progress
}
function infinite(kind: InfiniteQuestKind, ...events: readonly GameEvent[]): InfiniteQuestState {
  return events.reduce((state, event) => advanceInfinite(kind, state, event), FIRST_STAGE)
}

describe('a daily quest', () => {
  it.each<[DailyQuestGoal, GameEvent, number]>([
    ['missionsWon', { type: 'missionWon', difficulty: 'EASY', missionKey: 'oldMill', regionKey: 'posad' }, 1],
    [
      'hardMissionsWon',
      { type: 'missionWon', difficulty: 'EASY', missionKey: 'oldMill', regionKey: 'posad' },
      0,
    ],
    [
      'hardMissionsWon',
      { type: 'missionWon', difficulty: 'HARD', missionKey: 'oldMill', regionKey: 'posad' },
      1,
    ],
    ['energySpent', { type: 'energySpent', amount: 6 }, 6],
    ['unitsBought', { type: 'unitsBought', group: 'cavalry', amount: 4 }, 4],
    ['reportsRead', { type: 'reportRead', fightId: 7 }, 1],
    ['gearEquipped', { type: 'gearEquipped', gearEntityId: 7 }, 1],
    ['taxHoursCollected', { type: 'taxesCollected', hours: 4 }, 4],
    ['goldSpentInShop', { type: 'goldSpentInShop', amount: 90 }, 90],
    ['sharpeningsTried', { type: 'sharpeningTried', sharpening: 'LIMITS', success: false }, 1],
    ['buildingsRaised', { type: 'buildingRaised' }, 1],
    ['gearRecycled', { type: 'gearRecycled' }, 1],
    ['lotsCreated', { type: 'lotCreated' }, 1],
    ['skillsLearned', { type: 'skillLearned' }, 1],
    ['foraysFought', { type: 'forayFought', isTraining: true, isWon: false }, 1],
    ['wineDrunk', { type: 'wineDrunk' }, 1],
    ['crusadesFought', { type: 'crusadeFought', isWon: false }, 1],
    ['missionsWon', { type: 'missionStarted' }, 0],
  ])('of %s counts %o as %i', (goal, event, amount) => {
    expect(daily(goal, event)).toBe(amount)
  })

  it('counts gear equipped again, and a report opened again, only once', () => {
    const gear = { type: 'gearEquipped', gearEntityId: 7 } as const
    expect(daily('gearEquipped', gear, gear, { ...gear, gearEntityId: 8 }, gear)).toBe(2)
    const report = { type: 'reportRead', fightId: 1 } as const
    expect(daily('reportsRead', report, report, report)).toBe(1)
  })
})

describe('an infinite quest', () => {
  it.each<[InfiniteQuestKind, GameEvent, number]>([
    ['winMissions', { type: 'missionWon', difficulty: 'EASY', missionKey: 'oldMill', regionKey: 'posad' }, 1],
    ['collectTaxes', { type: 'taxesCollected', hours: 8 }, 8],
    ['equipGear', { type: 'gearEquipped', gearEntityId: 7 }, 1],
    ['sharpenCharacteristics', { type: 'sharpeningTried', sharpening: 'CHARACTERISTICS', success: true }, 1],
    ['sharpenCharacteristics', { type: 'sharpeningTried', sharpening: 'CHARACTERISTICS', success: false }, 0],
    ['sharpenCharacteristics', { type: 'sharpeningTried', sharpening: 'LIMITS', success: true }, 0],
    ['sharpenArmorOrDodge', { type: 'sharpeningTried', sharpening: 'ARMOR_OR_DODGE', success: true }, 1],
    ['build', { type: 'buildingRaised' }, 1],
    ['winCrusades', { type: 'crusadeFought', isWon: true }, 1],
    ['winCrusades', { type: 'crusadeFought', isWon: false }, 0],
    ['foray', { type: 'forayFought', isTraining: false, isWon: false }, 1],
    ['foray', { type: 'forayFought', isTraining: true, isWon: true }, 0],
  ])('of %s counts %o as %i', (kind, event, amount) => {
    expect(infinite(kind, event).progress).toBe(amount)
  })

  it('counts hired units only beyond the losses', () => {
    const hire = (amount: number) => ({ type: 'unitsBought', group: 'archers', amount }) as const
    expect(infinite('buyArmy', hire(12)).progress).toBe(12)
    expect(infinite('buyArmy', hire(12), { type: 'unitsLost', amount: 10 }, hire(10)).progress).toBe(12)
    expect(infinite('buyArmy', { type: 'unitsLost', amount: 10 }, hire(4), hire(9)).progress).toBe(3)
  })
})
