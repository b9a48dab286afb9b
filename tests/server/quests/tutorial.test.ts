import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { QuestsData } from '#generated/types.ts'
import { experienceForLevel } from '#rules/player/level.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import type { TutorialStep } from '#rules/quests/tutorial.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { advance } from '#server/game/quests/advance.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function questsOf(lord: Lord): Promise<QuestsData> {
  const data = (await lord.gameData('quests')).quests?.data
  if (!data) throw new Error('The channel quests is missing')
  return data
}
async function activeOf(lord: Lord, key: string) {
  return (await questsOf(lord)).active.find(({ stepKey }) => stepKey === key)
}
function complete(lord: Lord, stepKey: string, key = newKey()) {
  return lord.call('completeTutorialStep', { params: { stepKey }, key })
}
async function goOut(lord: Lord, difficulty: string) {
  const answer = await lord.call('startMission', {
    body: { missionKey: 'oldMill', difficulty, skill: 'FRONTAL_ATTACK' },
  })
  expect(answer.status).toBe(200)
  // Long enough for energy to return.
  game.clock.advance(7_200)
}
async function readReport(lord: Lord) {
  await goOut(lord, 'EASY')
  const { items } = (await lord.call('listFights')).body
  await lord.call('markFightAsViewed', { params: { fightId: items[0]?.fightId ?? 0 } })
}

/** Events of actions whose way does not matter to the tutorial. */
const ACTIONS: readonly GameEvent[] = [
  { type: 'gearBought' },
  { type: 'gearEquipped', gearEntityId: 1 },
  { type: 'buildingRaised' },
  { type: 'sharpeningTried', sharpening: 'LIMITS', success: true },
  { type: 'taxesCollected', hours: 1 },
  { type: 'consumableBought', amount: 1 },
  { type: 'lotCreated' },
  { type: 'gearRecycled' },
  { type: 'skillLearned' },
  { type: 'craftMade' },
  { type: 'gearEnhanced' },
  { type: 'dailyRewardTaken' },
  { type: 'energySpent', amount: 1 },
  { type: 'forayFought', isTraining: false, isWon: true },
  { type: 'crusadeFought', isWon: true },
]

function record(lord: Lord, ...events: readonly GameEvent[]): Promise<void> {
  return inTransaction(async () => advance((await lockPlayer(lord.player.id)).id, ...events))
}

/** Does what the step counts, as often as it asks. */
async function act(lord: Lord, step: TutorialStep): Promise<void> {
  if (step.type === 'banner') return
  const { goal } = step
  if (goal.type === 'missionWon') {
    const { difficulty, missionKey = 'oldMill', regionKey = 'posad' } = goal
    const wins = Array.from(
      { length: goal.amount },
      () => ({ type: 'missionWon', difficulty, missionKey, regionKey }) as const,
    )
    return record(lord, ...wins)
  }
  if (goal.type === 'levelReached') {
    // Experience as after long play. The next victory raises the level.
    await sql`UPDATE player SET experience = ${experienceForLevel(goal.amount)} WHERE id = ${lord.player.id}`
    return goOut(lord, 'EASY')
  }
  if (goal.type === 'unitsBought') {
    return record(lord, { type: 'unitsBought', group: goal.group ?? 'squires', amount: goal.amount })
  }
  if (goal.type === 'reportRead') return readReport(lord)
  const action = ACTIONS.find(({ type }) => type === goal.type)
  if (!action) throw new Error(`The chain has a goal that this test does not know: ${goal.type}`)
  return record(lord, ...Array.from({ length: goal.amount }, () => action))
}

describe('the tutorial', () => {
  it('begins with one quest, with missions, army and settings open', async () => {
    const lord = await game.lord()
    expect(await questsOf(lord)).toMatchObject({
      completed: ['myCastleAboutBanner', 'settingsOpenBanner', 'armyOpenBanner'],
      active: [{ stepKey: 'firstWinQuest', isDone: false, goal: 1, march: { difficulty: 'EASY' } }],
      chapter: { number: 1, done: 0 },
    })
    expect((await lord.call('listMissions')).status).toBe(200)
    expect((await lord.gameData('playerLayout')).playerLayout?.data.unlocks.sort()).toEqual([
      'armyOpenBanner',
      'myCastleAboutBanner',
      'settingsOpenBanner',
    ])
  })

  it('counts what was done before a quest opened', async () => {
    const lord = await game.lord({ swordsmen: 5_000 })
    await inTransaction(async () =>
      advance((await lockPlayer(lord.player.id)).id, { type: 'gearEquipped', gearEntityId: 1 }),
    )
    await goOut(lord, 'HARD')
    expect((await complete(lord, 'firstWinQuest')).status).toBe(200)
    expect((await lord.call('buyUnits', { body: { group: 'archers', amount: 5 } })).status).toBe(200)
    expect((await complete(lord, 'buyArchersQuest')).status).toBe(200)
    expect(await activeOf(lord, 'mediumWinQuest')).toMatchObject({ isDone: true })
    expect((await complete(lord, 'mediumWinQuest')).status).toBe(200)
    expect(await activeOf(lord, 'equipGearQuest')).toMatchObject({ isDone: true, progress: 1 })
  })

  it('leads from its first step to its last, and pays every quest once', async () => {
    const lord = await game.lord({ archers: 20, squires: 60, gold: 20_000 })
    // An army that always wins, since the catalogue's balance is not tested here.
    await sql`UPDATE player SET archers = 0, swordsmen = 5000, squires = 100 WHERE id = ${lord.player.id}`
    await sql`UPDATE player SET priests = 5 WHERE id = ${lord.player.id}`
    const before = await findPlayer(lord.player.id)
    expect(before?.gold).toBe(20_000)
    const walked: string[] = []
    for (let [active] = (await questsOf(lord)).active; active; [active] = (await questsOf(lord)).active) {
      const { stepKey } = active
      const step = TUTORIAL.find(({ key: candidate }) => candidate === stepKey)
      if (!step) throw new Error(`Nobody knows ${stepKey}`)
      walked.push(stepKey)
      for (let turn = 0; !(await activeOf(lord, stepKey))?.isDone; turn += 1) {
        expect(turn, `${stepKey} is never done`).toBeLessThan(80)
        await act(lord, step)
      }
      const key = newKey()
      const answer = await complete(lord, step.key, key)
      expect(answer.status).toBe(200)
      expect((await complete(lord, step.key, key)).text).toBe(answer.text)
      expect((await complete(lord, step.key)).error.code).toBe('stepNotActive')
    }
    const quests = TUTORIAL.filter(({ type }) => type === 'quest')
    expect([...walked].sort()).toEqual(quests.map(({ key }) => key).sort())
    const last = await questsOf(lord)
    expect(last.active).toEqual([])
    expect(last.chapter.done).toBe(last.chapter.total)
    const promised = TUTORIAL.reduce((sum, step) => sum + (step.type === 'quest' ? step.reward.gold : 0), 0)
    expect(
      await sql`SELECT sum(amount)::int AS gold FROM money_entry
        WHERE player_id = ${lord.player.id} AND source = 'TUTORIAL' AND currency = 'GOLD'`,
    ).toEqual([{ gold: promised }])
    expect((await lord.gameData('playerLayout')).playerLayout?.data.unlocks.sort()).toEqual(
      TUTORIAL.map((step) => step.key).sort(),
    )
    expect(await dataFaults()).toEqual([])
  })

  it('refuses a step that is not active or not done, and pays nothing', async () => {
    const lord = await game.lord()
    expect((await complete(lord, 'buyArchersQuest')).status).toBe(409)
    expect((await complete(lord, 'armyOpenBanner')).error.code).toBe('stepNotActive')
    expect((await complete(lord, 'noSuchStep')).error.code).toBe('stepNotActive')
    const { status, error } = await complete(lord, 'firstWinQuest')
    expect({ status, code: error.code, message: error.message }).toEqual({
      status: 422,
      code: 'questNotDone',
      message: 'Поручение ещё не исполнено',
    })
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 0, experience: 0 })
    expect((await questsOf(lord)).completed).not.toContain('firstWinQuest')
  })

  it('pays a quest once for twenty concurrent calls', async () => {
    const lord = await game.lord({ swordsmen: 5_000 })
    await goOut(lord, 'EASY')
    expect(await activeOf(lord, 'firstWinQuest')).toMatchObject({ isDone: true, progress: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(lord, 'firstWinQuest')))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(
      await sql`SELECT amount FROM money_entry WHERE player_id = ${lord.player.id} AND source = 'TUTORIAL' AND currency = 'GOLD'`,
    ).toEqual([{ amount: 120 }])
  })

  it('gives new steps to players who had finished the old tutorial', async () => {
    const old = TUTORIAL.filter(({ key }) =>
      ['mediumWinQuest', 'settingsOpenBanner', 'levelEightQuest'].includes(key),
    ).map(({ key }) => key)
    const lord = await game.lord({ level: 9 }, old)
    const keys = (await questsOf(lord)).active.map(({ stepKey }) => stepKey)
    expect(keys).toContain('dailyRewardQuest')
    expect(await activeOf(lord, 'levelNineQuest')).toMatchObject({ progress: 9, isDone: true })
    expect((await complete(lord, 'levelNineQuest')).status).toBe(200)
    expect(await activeOf(lord, 'levelTenQuest')).toMatchObject({ progress: 9, isDone: false })
    expect((await lord.gameData('playerLayout')).playerLayout?.data.unlocks).toContain('gearShopOpenBanner')
  })

  it('tells what a completed step changed, as the channels show it', async () => {
    const lord = await game.lord({ level: 3 }, ['mediumWinQuest'])
    const { body } = await lord.call('completeTutorialStep', {
      params: { stepKey: 'levelThreeQuest' },
      subscribes: ['quests', 'playerLayout', 'army'],
    })
    expect(body.gameData).toEqual(await lord.gameData('quests', 'playerLayout', 'army'))
  })

  it('counts a level that the reward itself brings for the quest that follows', async () => {
    const before = ['myCastleAboutBanner', 'mediumWinQuest', 'levelThreeQuest']
    const lord = await game.lord({ level: 3, experience: experienceForLevel(4) - 100 }, before)
    await sql`
      INSERT INTO tutorial_step (player_id, step_key, kind, progress, status)
      VALUES (${lord.player.id}, 'recruitsQuest', 'QUEST', 20, 'DONE')`
    const { body } = await lord.call('completeTutorialStep', {
      params: { stepKey: 'recruitsQuest' },
      subscribes: ['quests', 'controlPanel', 'army'],
    })
    expect(body.gameData).toEqual(await lord.gameData('quests', 'controlPanel', 'army'))
    expect(body.gameData?.controlPanel?.data.baseInfo.level).toBe(4)
    expect(await activeOf(lord, 'levelFourQuest')).toMatchObject({ progress: 4, isDone: true })
  })
})
