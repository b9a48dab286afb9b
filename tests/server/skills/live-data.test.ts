import { afterAll, beforeAll, expect, it } from 'vitest'
import { SKILLS } from '#catalogue/skills/skills.ts'
import { CHANNEL_NAMES } from '#generated/events.ts'
import type { ChannelName } from '#generated/types.ts'
import { BUILDINGS } from '#rules/buildings/buildings.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** The number of online players, which no action changes. */
const own = CHANNEL_NAMES.filter((channel) => channel !== 'online')

async function dataOf(lord: Lord): Promise<Map<ChannelName, string>> {
  const data = await lord.gameData(...own)
  return new Map(own.map((channel) => [channel, JSON.stringify(data[channel]?.data)]))
}

/** Channels whose data differ after `work`, and channels that events named. */
async function changedBy(lord: Lord, work: () => Promise<unknown>) {
  const before = await dataOf(lord)
  game.notified.length = 0
  await work()
  const notified = new Set(game.notified.flatMap(({ channels }) => channels))
  const after = await dataOf(lord)
  return { changed: own.filter((channel) => before.get(channel) !== after.get(channel)), notified }
}

const ALL_BRANCHES = ['battle', 'defence', 'economy', 'craft'] as const

it.each(SKILLS.map(({ key }) => key))('%s tells every channel in which it shows', async (skillKey) => {
  const before = SKILLS.find(({ key }) => key === skillKey)?.requires ?? []
  const skills = Object.fromEntries(before.map((need) => [need.skillKey, need.level]))
  const health = { health: 10, healthAt: game.clock.now() }
  const lord = await game.lord(
    { level: 30, glory: 500, peasants: 200, forge: 7, ...health, skillBranches: [...ALL_BRANCHES], skills },
    ALL_PAGES_OPEN,
  )
  const { changed, notified } = await changedBy(lord, () =>
    lord.call('learnSkill', { params: { skillKey }, body: {} }),
  )
  expect(changed).toContain('skillBranches')
  expect(changed.filter((channel) => !notified.has(channel))).toEqual([])
})

it.each(BUILDINGS)('%s tells every channel in which it shows', async (building) => {
  const lord = await game.lord({ level: 30, gold: 50_000 }, ALL_PAGES_OPEN)
  const { changed, notified } = await changedBy(lord, () =>
    lord.call('upgradeBuilding', { body: { building } }),
  )
  expect(changed).toContain('buildings')
  expect(changed.filter((channel) => !notified.has(channel))).toEqual([])
})
