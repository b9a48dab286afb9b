import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { infiniteQuestGoal, infiniteQuestReward } from '#rules/quests/quests.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { questsOf, tell } from './actions.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const win = { type: 'missionWon', difficulty: 'HARD', missionKey: 'oldMill', regionKey: 'posad' } as const

function claimAll(lord: Lord, key = newKey()) {
  return lord.call('claimAllRewards', { key })
}
function paidTo(lord: Lord) {
  return sql<{ source: string; count: number }>`
    SELECT source, count(DISTINCT reference)::int AS count FROM money_entry
    WHERE player_id = ${lord.player.id} GROUP BY source ORDER BY source`
}

describe('claiming all rewards', () => {
  it('pays the tutorial, the daily reward, daily quests and stages, and names their sum', async () => {
    const lord = await game.lord({ level: 4 })
    const wins = infiniteQuestGoal('winMissions', 1)
    await tell(lord, ...Array.from({ length: wins }, () => win), {
      type: 'unitsBought',
      group: 'archers',
      amount: 30,
    })
    const key = newKey()
    const answer = await claimAll(lord, key)
    expect(answer.status).toBe(200)
    // Repeating the call answers the same and pays nothing more.
    expect((await claimAll(lord, key)).text).toBe(answer.text)
    const sources = await paidTo(lord)
    const count = sources
      .filter(({ source }) => source !== 'LEVEL_UP')
      .reduce((sum, own) => sum + own.count, 0)
    expect(answer.body.count).toBe(count)
    expect(sources.map(({ source }) => source)).toEqual(
      expect.arrayContaining(['DAILY_QUESTS', 'INFINITE_QUESTS', 'TUTORIAL']),
    )
    expect(answer.body.reward.glory).toBeGreaterThanOrEqual(infiniteQuestReward('winMissions', 1, 4).glory)
    const after = await questsOf(lord)
    expect(after.active.some(({ isDone }) => isDone)).toBe(false)
    expect(after.daily.some(({ isDone, isClaimed }) => isDone && !isClaimed)).toBe(false)
    expect(after.dailyReward.isAvailable).toBe(false)
    expect((await claimAll(lord)).error.code).toBe('alreadyClaimed')
    expect(await dataFaults()).toEqual([])
  })

  it('leaves daily quests and stages alone until their page is open', async () => {
    const lord = await game.lord()
    expect((await claimAll(lord)).error.code).toBe('alreadyClaimed')
    await tell(lord, { ...win, difficulty: 'EASY' })
    expect((await claimAll(lord)).body).toMatchObject({ count: 1, reward: { gold: 120 } })
    expect((await questsOf(lord)).dailyReward.isAvailable).toBe(true)
  })

  it('pays once for twenty calls at the same time', async () => {
    const lord = await game.lord({ level: 4 })
    await tell(lord, win, { type: 'unitsBought', group: 'archers', amount: 30 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => claimAll(lord)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await dataFaults()).toEqual([])
  })
})
