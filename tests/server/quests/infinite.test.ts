import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INFINITE_QUEST_KINDS, infiniteQuestGoal, infiniteQuestReward } from '#rules/quests/quests.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { giveResources } from '../../support/give-items.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { questsOf, tell } from './actions.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const OPEN_PAGES = ['myCastleAboutBanner', 'armyOpenBanner', 'dailyQuestsAboutBanner', 'storageOpenBanner']
function claim(lord: Lord, kind: string, key = newKey()) {
  return lord.call('claimInfiniteQuest', { params: { kind }, key })
}
async function questOf(lord: Lord, kind: string) {
  return (await questsOf(lord)).infinite.find((quest) => quest.kind === kind)
}
function win(times: number) {
  return Array.from(
    { length: times },
    () => ({ type: 'missionWon', difficulty: 'EASY', missionKey: 'oldMill', regionKey: 'posad' }) as const,
  )
}

describe('infinite quests', () => {
  it('are nine, and locked ones say what opens them', async () => {
    const { infinite } = await questsOf(await game.lord({}, OPEN_PAGES))
    expect(infinite.map(({ kind }) => kind)).toEqual(INFINITE_QUEST_KINDS)
    const locked = infinite.filter(({ isLocked }) => isLocked)
    expect(locked.map(({ kind }) => kind)).toContain('foray')
    for (const { opens } of locked) expect(opens).toMatch(/^Откро/)
    expect(infinite.find(({ kind }) => kind === 'winMissions')).toMatchObject({
      isLocked: false,
      opens: null,
      stage: 1,
    })
  })

  it('count before they are open, and pay after', async () => {
    const lord = await game.lord({ level: 4 }, ['dailyQuestsAboutBanner', 'mediumWinQuest'])
    const levels = Array.from(
      { length: infiniteQuestGoal('build', 1) },
      () => ({ type: 'buildingRaised' }) as const,
    )
    await tell(lord, ...levels)
    expect(await questOf(lord, 'build')).toMatchObject({ isLocked: true, isDone: true })
    expect((await claim(lord, 'build')).error.code).toBe('pageLocked')
    await lord.call('completeTutorialStep', { params: { stepKey: 'levelThreeQuest' } })
    expect((await claim(lord, 'build')).status).toBe(200)
  })

  it('pay a stage once, and further progress counts for the next', async () => {
    const lord = await game.lord({ level: 4 }, OPEN_PAGES)
    const first = infiniteQuestGoal('winMissions', 1)
    await tell(lord, ...win(first - 1))
    expect((await claim(lord, 'winMissions')).error.code).toBe('questNotDone')
    await tell(lord, ...win(3))
    expect(await questOf(lord, 'winMissions')).toMatchObject({ isDone: true, progress: first, goal: first })
    const key = newKey()
    const answer = await claim(lord, 'winMissions', key)
    const { gold, diamonds, glory } = infiniteQuestReward('winMissions', 1, 4)
    expect(answer.body).toMatchObject({ kind: 'winMissions', stage: 1, reward: { gold, diamonds, glory } })
    expect((await claim(lord, 'winMissions', key)).text).toBe(answer.text)
    expect(await questOf(lord, 'winMissions')).toMatchObject({
      stage: 2,
      progress: 2,
      goal: infiniteQuestGoal('winMissions', 2),
      isDone: false,
    })
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold, diamonds, glory })
  })

  it('pay once for twenty concurrent calls', async () => {
    const lord = await game.lord({}, OPEN_PAGES)
    await tell(lord, ...win(infiniteQuestGoal('winMissions', 1)))
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(lord, 'winMissions')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      await sql`SELECT DISTINCT source, reference FROM money_entry WHERE player_id = ${lord.player.id}`,
    ).toEqual([{ source: 'INFINITE_QUESTS', reference: 'infinite:winMissions:1' }])
  })

  it('count each gear item only once, also after it was given away', async () => {
    const lord = await game.lord({}, OPEN_PAGES)
    for (const gearEntityId of [1, 1, 2, 1, 2]) await tell(lord, { type: 'gearEquipped', gearEntityId })
    expect(await questOf(lord, 'equipGear')).toMatchObject({ progress: 2 })
    game.clock.advance(10 * 86_400)
    await tell(lord, { type: 'gearEquipped', gearEntityId: 1 }, { type: 'gearEquipped', gearEntityId: 3 })
    expect(await questOf(lord, 'equipGear')).toMatchObject({ progress: 3, isDone: true })
  })

  it('count hired units only beyond those that fell', async () => {
    const lord = await game.lord({ gold: 100_000, level: 10 }, OPEN_PAGES)
    const hire = (amount: number) => lord.call('buyUnits', { body: { group: 'archers', amount } })
    await hire(8)
    await tell(lord, { type: 'unitsLost', amount: 5 })
    await hire(5)
    expect(await questOf(lord, 'buyArmy')).toMatchObject({ progress: 8 })
    await hire(2)
    expect(await questOf(lord, 'buyArmy')).toMatchObject({ progress: 10 })
  })

  it('include losses and energy of real missions', async () => {
    const lord = await game.lord({ archers: 2, swordsmen: 2, squires: 2, cavalry: 0 }, OPEN_PAGES)
    let lost = 0
    for (let turn = 0; turn < 12; turn += 1) {
      await lord.call('startMission', {
        body: { missionKey: 'oldMill', difficulty: 'HARD', skill: 'FRONTAL_ATTACK' },
      })
      game.clock.advance(7_200)
      await lord.gameData('missions')
    }
    const after = await findPlayer(lord.player.id)
    lost = 6 - ((after?.archers ?? 0) + (after?.swordsmen ?? 0) + (after?.squires ?? 0))
    const [row] = await sql<{ owed: number }>`
      SELECT owed FROM infinite_quest WHERE player_id = ${lord.player.id} AND kind = 'buyArmy'`
    expect(row?.owed ?? 0).toBe(lost)
    const spent = (await questsOf(lord)).daily.find(({ questKey }) => questKey === 'stretchedLegs')
    expect(spent?.progress).toBeGreaterThan(0)
  })
})

describe('the daily reward', () => {
  const take = (lord: Lord, key = newKey()) => lord.call('takeDailyReward', { key })

  it('rises one step per day, seven times, and starts again', async () => {
    const lord = await game.lord({}, OPEN_PAGES)
    const steps: number[] = []
    for (let day = 0; day < 8; day += 1) {
      const { dailyReward } = await questsOf(lord)
      expect(dailyReward).toMatchObject({ isAvailable: true, step: (day % 7) + 1 })
      const { body } = await take(lord)
      expect(body.reward).toEqual(dailyReward.ladder[day % 7]?.reward)
      steps.push(body.step)
      expect((await questsOf(lord)).dailyReward.ladder.filter(({ state }) => state === 'TAKEN')).toHaveLength(
        (day % 7) + 1,
      )
      game.clock.advance(86_400)
    }
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 1])
    const [{ units } = { units: 0 }] = await sql<{ units: number }>`
      SELECT sum(amount)::int AS units FROM resource_entry WHERE player_id = ${lord.player.id} AND source = 'DAILY_REWARD'`
    expect(units).toBeGreaterThan(20)
  })

  it('says how much a full stack left behind', async () => {
    const lord = await game.lord({}, OPEN_PAGES)
    const { dailyReward } = await questsOf(lord)
    const [promised] = dailyReward.ladder[0]?.reward.resources ?? []
    if (!promised) throw new Error('The first day promises no resource')
    await giveResources(lord, { [promised.resourceId]: 499 })
    const { body } = await take(lord)
    const taken = { ...promised, amount: 1, leftBehind: promised.amount - 1 }
    expect(taken.leftBehind).toBeGreaterThan(0)
    expect(body.reward.resources).toEqual([taken])
  })

  it('starts over after a missed day', async () => {
    const lord = await game.lord({}, OPEN_PAGES)
    await take(lord)
    game.clock.advance(86_400)
    expect((await take(lord)).body.step).toBe(2)
    game.clock.advance(2 * 86_400)
    expect((await questsOf(lord)).dailyReward).toMatchObject({ isAvailable: true, step: 1 })
    expect((await take(lord)).body.step).toBe(1)
  })

  it('is taken once per day by twenty concurrent calls', async () => {
    const lord = await game.lord({}, OPEN_PAGES)
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(lord)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error.code === 'alreadyClaimed')).toHaveLength(19)
    expect(await findPlayer(lord.player.id)).toMatchObject({ diamonds: 1 })
  })
})
