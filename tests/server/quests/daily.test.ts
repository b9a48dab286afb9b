import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAILY_QUEST_PLACES, DAILY_QUESTS } from '#catalogue/quests/daily-quests.ts'
import type { DailyQuest } from '#generated/types.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import type { DailyQuestGoal } from '#rules/quests/quest-progress.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { questsOf, tell } from './actions.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const OPEN_PAGES = ['myCastleAboutBanner', 'armyOpenBanner', 'dailyQuestsAboutBanner']
const everyPage = [
  ...new Set([...Object.values(DAILY_QUEST_PLACES).map(({ unlock }) => unlock), ...OPEN_PAGES]),
]
const DAY_SECONDS = 86_400

async function dailyOf(lord: Lord) {
  return (await questsOf(lord)).daily
}
function claim(lord: Lord, questKey: string, key = newKey()) {
  return lord.call('claimDailyQuest', { params: { questKey }, key })
}

/** Level 1 has exactly these three. */
function doAll(lord: Lord) {
  return tell(
    lord,
    ...Array.from(
      { length: 5 },
      () => ({ type: 'missionWon', difficulty: 'EASY', missionKey: 'oldMill', regionKey: 'posad' }) as const,
    ),
    { type: 'energySpent', amount: 40 },
    { type: 'unitsBought', group: 'archers', amount: 10 },
  )
}

describe('daily quests', () => {
  it('are three from the start', async () => {
    const daily = await dailyOf(await game.lord())
    expect(daily.map(({ questKey }) => questKey).sort()).toEqual([
      'freshBlood',
      'morningMarch',
      'stretchedLegs',
    ])
    for (const quest of daily)
      expect(quest).toMatchObject({
        progress: 0,
        isDone: false,
        isClaimed: false,
        reward: { diamonds: 1, gold: 30 },
      })
  })

  it('are different for different players and days, and ask only for pages that are open', async () => {
    const lords = await Promise.all(Array.from({ length: 6 }, () => game.lord({ level: 20 }, everyPage)))
    const keys = async () =>
      Promise.all(lords.map(async (lord) => (await dailyOf(lord)).map(({ questKey }) => questKey).join()))
    const today = await keys()
    expect(new Set(today).size).toBeGreaterThan(3)
    game.clock.advance(DAY_SECONDS)
    expect(await keys()).not.toEqual(today)
    const lord = await game.lord({ level: 20 }, OPEN_PAGES)
    for (let day = 0; day < 10; day += 1) {
      game.clock.advance(DAY_SECONDS)
      for (const { page } of await dailyOf(lord)) expect(['missions', 'army']).toContain(page)
    }
  })

  it('stay the same all day, also after a new level or page', async () => {
    const lord = await game.lord({ level: 3, experience: 1_000 }, ['myCastleAboutBanner', 'mediumWinQuest'])
    const keys = async () => (await dailyOf(lord)).map(({ questKey }) => questKey)
    for (let day = 0; day < 5; day += 1) {
      game.clock.advance(DAY_SECONDS)
      const morning = await keys()
      const done = (await questsOf(lord)).active.find(({ isDone }) => isDone)
      if (done) await lord.call('completeTutorialStep', { params: { stepKey: done.stepKey } })
      const level = 4 + 3 * day
      await sql`UPDATE player SET level = ${level} WHERE id = ${lord.player.id}`
      await tell(
        lord,
        { type: 'missionWon', difficulty: 'HARD', missionKey: 'oldMill', regionKey: 'posad' },
        { type: 'levelReached', level },
      )
      expect(await keys()).toEqual(morning)
    }
  })

  it('count what is done, and pay once each', async () => {
    const lord = await game.lord({}, OPEN_PAGES)
    await tell(
      lord,
      { type: 'energySpent', amount: 6 },
      { type: 'missionWon', difficulty: 'HARD', missionKey: 'oldMill', regionKey: 'posad' },
    )
    const progress = Object.fromEntries(
      (await dailyOf(lord)).map((quest) => [quest.questKey, quest.progress]),
    )
    expect(progress).toEqual({ stretchedLegs: 6, morningMarch: 1, freshBlood: 0 })
    expect((await claim(lord, 'morningMarch')).error).toMatchObject({
      code: 'questNotDone',
      details: { reasons: [{ have: 1, need: 5 }] },
    })
    await doAll(lord)
    const key = newKey()
    const answer = await claim(lord, 'morningMarch', key)
    expect(answer.status).toBe(200)
    expect(answer.body.reward).toMatchObject({ gold: 30, diamonds: 1, glory: 10 })
    expect((await claim(lord, 'morningMarch', key)).text).toBe(answer.text)
    const again = await claim(lord, 'morningMarch')
    expect({ status: again.status, code: again.error.code }).toEqual({ status: 409, code: 'alreadyClaimed' })
    expect((await claim(lord, 'hardDay')).status).toBe(404)
    expect((await dailyOf(lord)).find(({ questKey }) => questKey === 'morningMarch')?.isClaimed).toBe(true)
  })

  it('pay once for twenty concurrent calls', async () => {
    const lord = await game.lord({}, OPEN_PAGES)
    await doAll(lord)
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(lord, 'stretchedLegs')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error.code === 'alreadyClaimed')).toHaveLength(19)
    expect(
      await sql`SELECT amount, source, reference FROM money_entry
        WHERE player_id = ${lord.player.id} AND currency = 'DIAMONDS' AND source <> 'START'`,
    ).toEqual([{ amount: 1, source: 'DAILY_QUESTS', reference: 'daily:stretchedLegs' }])
  })

  it('start over at midnight in Moscow: what was not taken is gone', async () => {
    const lord = await game.lord({}, OPEN_PAGES)
    await doAll(lord)
    const { resetsAt, serverTime } = await questsOf(lord)
    const left = (Date.parse(resetsAt) - Date.parse(serverTime)) / 1000
    expect(new Date(resetsAt).toISOString()).toMatch(/T21:00:00/)
    game.clock.advance(left - 1)
    expect((await dailyOf(lord)).every(({ isDone }) => isDone)).toBe(true)
    game.clock.advance(1)
    expect((await dailyOf(lord)).map(({ progress }) => progress)).toEqual([0, 0, 0])
    expect((await claim(lord, 'morningMarch')).error.code).toBe('questNotDone')
    await doAll(lord)
    expect((await claim(lord, 'morningMarch')).status).toBe(200)
  })

  it('count gear equipped again, or a report read again, only once', async () => {
    const lord = await game.lord({ level: 5 }, everyPage)
    const wanted: readonly DailyQuestGoal[] = ['gearEquipped', 'reportsRead']
    const ofInterest = (daily: readonly DailyQuest[]) =>
      daily.filter(({ questKey }) =>
        DAILY_QUESTS.some(({ key, goal }) => key === questKey && wanted.includes(goal)),
      )
    for (let day = 0; ofInterest(await dailyOf(lord)).length === 0; day += 1) {
      expect(day).toBeLessThan(60)
      game.clock.advance(DAY_SECONDS)
    }
    const same: readonly GameEvent[] = [
      { type: 'gearEquipped', gearEntityId: 12 },
      { type: 'reportRead', fightId: 12 },
    ]
    for (let turn = 0; turn < 4; turn += 1) await tell(lord, ...same)
    for (const { progress } of ofInterest(await dailyOf(lord))) expect(progress).toBe(1)
  })

  it('are closed until the tutorial has introduced them', async () => {
    const lord = await game.lord({}, ['myCastleAboutBanner'])
    await doAll(lord)
    expect((await claim(lord, 'morningMarch')).status).toBe(403)
  })
})
