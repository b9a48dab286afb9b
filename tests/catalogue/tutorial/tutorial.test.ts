import { describe, expect, it } from 'vitest'
import { MISSION_REGIONS, missionByKey } from '#catalogue/missions/missions.ts'
import { PAGE_PARTS, PAGES, type Page } from '#catalogue/pages.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { createRandom } from '#rules/core/random.ts'
import { startTutorial, type TutorialStep, tutorialState } from '#rules/quests/tutorial.ts'
import { playShardCastles } from '#tools/simulate/world.ts'
import { newcomer, playTurn } from '../missions/newcomer.ts'
import { expectKey, expectName, expectSentence, expectUnique } from '../texts.ts'

const pages: readonly Page[] = Object.values(PAGES)

/** The first version of the tutorial, which ended here. */
const FOUNDATION = [
  ...['myCastleAboutBanner', 'firstWinQuest', 'armyOpenBanner', 'buyArchersQuest', 'mediumWinQuest'],
  ...['fightLogOpenBanner', 'readReportQuest', 'energyAboutBanner', 'settingsOpenBanner', 'levelThreeQuest'],
  ...['recruitsQuest', 'levelFourQuest', 'hardWinQuest', 'levelSixQuest', 'levelEightQuest'],
]

const QUESTS = TUTORIAL.filter((step) => step.type === 'quest')
const keys = TUTORIAL.map(({ key }) => key)

/** All steps that are completed for certain when this step opens. */
function behind(step: TutorialStep): string[] {
  const previous = TUTORIAL[keys.indexOf(step.key) - 1]
  const needed = step.after ?? (previous === undefined ? [] : [previous.key])
  return needed.flatMap((key) => {
    const found = TUTORIAL.find((candidate) => candidate.key === key)
    if (!found) throw new Error(`${step.key} waits for ${key}, which nobody knows`)
    return [key, ...behind(found)]
  })
}

/** Completes open steps in random order until none is left. Returns how many were open at once at most. */
function walk(seed: string, completed: readonly string[] = []): { completed: string[]; most: number } {
  const random = createRandom(seed)
  let state = tutorialState(TUTORIAL, completed, [], 60)
  let most = 0
  while (state.active.length > 0) {
    most = Math.max(most, state.active.length)
    state = tutorialState(TUTORIAL, [...state.completed, random.pick(state.active).key], [], 60)
  }
  return { completed: state.completed, most }
}

describe('the tutorial', () => {
  it('starts at the castle and has every step of the specification exactly once', () => {
    expect(TUTORIAL[0]?.key).toBe('myCastleAboutBanner')
    for (const { unlock } of pages) if (unlock !== null) expect(keys).toContain(unlock)
    for (const { unlock } of Object.values(PAGE_PARTS)) expect(keys).toContain(unlock)
    expectUnique(keys)
    expectUnique(QUESTS.map(({ title }) => title))
  })

  it('opens the pages in the order of play', () => {
    const order = [
      'myCastleAboutBanner',
      'storageOpenBanner',
      'gearShopOpenBanner',
      'buildingsOpenBanner',
      'forgeOpenBanner',
      'taxesAboutBanner',
      'tradeShopConsumableOpenBanner',
    ]
    order.slice(1).forEach((key, index) => {
      const step = TUTORIAL.find((candidate) => candidate.key === key)
      const before = TUTORIAL.find((candidate) => candidate.key === order[index])
      const needed = before ? behind(before) : []
      expect(step && behind(step), key).toEqual(expect.arrayContaining(needed))
    })
  })

  it('has settings, missions and the army open from the first minute', () => {
    const { completed, active } = startTutorial(TUTORIAL)
    expect(completed.sort()).toEqual(['armyOpenBanner', 'myCastleAboutBanner', 'settingsOpenBanner'])
    expect(active.map(({ key }) => key)).toEqual(['firstWinQuest'])
  })

  it('goes from chapter to chapter without a gap', () => {
    for (const level of [1, 8, 16, 36, 60]) {
      const reached = TUTORIAL.filter((step) => step.type === 'quest').filter(
        ({ goal }) => goal.type !== 'levelReached' || goal.amount <= level,
      )
      const { active } = tutorialState(
        TUTORIAL,
        reached.map(({ key }) => key),
        [],
        level,
      )
      // Below the last level a quest for a higher one is always there to strive for.
      expect(active.length > 0 || level >= 36, `level ${level}`).toBe(true)
    }
  })

  it.each([
    ['raiseBuildingQuest', 'levelThreeQuest'],
    ['sharpenQuest', 'levelFourQuest'],
    ['firstCraftQuest', 'levelSixteenQuest'],
    ['firstForayQuest', 'levelTenQuest'],
  ])('asks for %s only after %s', (key, level) => {
    const step = TUTORIAL.find((candidate) => candidate.key === key)
    expect(step && behind(step)).toContain(level)
  })

  it('opens all steps in any order, and never too many at once', () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const { completed, most } = walk(`walk:${turn}`)
      expect([...completed].sort()).toEqual([...keys].sort())
      expect(most).toBeLessThanOrEqual(20)
    }
  })

  it('gives new steps to players who had finished the old tutorial', () => {
    const { active } = tutorialState(TUTORIAL, FOUNDATION, [], 9)
    expect(active.map(({ key }) => key)).toContain('dailyRewardQuest')
    expect(walk('veteran', FOUNDATION).completed).toEqual(expect.arrayContaining(keys))
  })

  it.each(TUTORIAL)('$key leads only to an open page and has valid texts', (step) => {
    const read = [step.key, ...behind(step)]
    const opening = pages.find(({ path }) => path === step.page)?.unlock
    if (step.page !== '' && step.page !== PAGE_PARTS.tasks.path) expect(read).toContain(opening)
    expectKey(step.key)
    expect(step.key.endsWith(step.type === 'banner' ? 'Banner' : 'Quest')).toBe(true)
  })

  it.each(QUESTS)('$key has short texts, a goal and a reward', ({ title, content, task, goal, reward }) => {
    expectName(title, 40)
    expectSentence(content, 400)
    expectSentence(task, 80)
    if (goal.type === 'missionWon' && goal.missionKey !== undefined) {
      expect(task).toContain(missionByKey(goal.missionKey)?.name)
    }
    if (goal.type === 'missionWon' && goal.regionKey !== undefined) {
      expect(MISSION_REGIONS.map(({ key }) => key)).toContain(goal.regionKey)
    }
    // The figure of the goal stands in the task, as a figure.
    if (goal.amount > 1) expect(task).toMatch(new RegExp(`\\b${goal.amount}\\b`))
    expect(goal.amount).toBeGreaterThan(0)
    expect(reward.gold).toBeGreaterThan(0)
    for (const amount of Object.values(reward)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
  })

  it('brings every player who follows it to level 8 and the market within three days of energy', () => {
    // The simulator's newcomers hire, equip and build as the tutorial says.
    for (const castle of playShardCastles({
      seed: 'newcomers',
      castles: 12,
      days: 4,
      shard: 0,
      archetype: 'engaged',
    })) {
      expect(castle.level).toBeGreaterThanOrEqual(8)
      expect(castle.tutorial.completed).toContain('tradeMarketOpenBanner')
      expect(castle.record.levelReachedAt[7]).toBeLessThan(300)
    }
  })

  it('lets the first mission be won at once', () => {
    for (let castle = 0; castle < 100; castle += 1) {
      const player = newcomer()
      while (!player.tutorial.completed.includes('firstWinQuest'))
        playTurn(player, `first:${castle}:${player.missions}`)
      expect(player.missions).toBe(1)
    }
  })
})
