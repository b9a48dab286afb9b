import { afterAll, beforeAll, expect, it } from 'vitest'
import { infiniteQuestGoal } from '#rules/quests/quests.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { raid, raider, STRONG, WEAK } from '../raids/raiders.ts'
import { questsOf } from './actions.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function foraysOf(lord: Lord) {
  return (await questsOf(lord)).infinite.find(({ kind }) => kind === 'foray')
}

it('a raid counts for the infinite quest of raids, a training and a defence do not', async () => {
  const lord = await raider(game, STRONG)
  const victim = await raider(game, WEAK)
  expect(await foraysOf(lord)).toMatchObject({
    isLocked: false,
    progress: 0,
    goal: infiniteQuestGoal('foray', 1),
  })
  await raid(lord, -1)
  expect(await foraysOf(lord)).toMatchObject({ progress: 0 })
  expect((await raid(lord, victim.player.id)).status).toBe(200)
  expect(await foraysOf(lord)).toMatchObject({ progress: 1 })
  expect(await foraysOf(victim)).toMatchObject({ progress: 0 })
})

it('a raid, and a training too, counts for the quest of the day where it is drawn', async () => {
  const lords = await Promise.all(Array.from({ length: 6 }, () => raider(game, STRONG)))
  for (let day = 0; day < 12; day += 1) {
    for (const lord of lords) {
      const drawn = (await questsOf(lord)).daily.find(({ page }) => page === 'foray-prepare')
      if (!drawn) continue
      expect((await raid(lord, -1)).status).toBe(200)
      const after = (await questsOf(lord)).daily.find(({ questKey }) => questKey === drawn.questKey)
      expect(after?.progress).toBe(drawn.progress + 1)
      return
    }
    game.clock.advance(86_400)
  }
  throw new Error('No castle had the daily quest of raids in twelve days')
})
