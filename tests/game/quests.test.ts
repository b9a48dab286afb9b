import { describe, expect, it } from 'vitest'
import { wayOf } from '#apps/game/src/features/quests/step-way.ts'
import { waitingOf } from '#apps/game/src/features/quests/waiting.ts'
import { PAGE_PARTS, PAGES } from '#catalogue/pages.ts'
import { DAILY_QUEST_PLACES } from '#catalogue/quests/daily-quests.ts'
import { INFINITE_QUESTS } from '#catalogue/quests/infinite-quests.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import {
  dailyAt,
  infiniteUnderWay,
  ladderOn,
  questsWith,
  stepAt,
  tasksWith,
} from '#stories/features/quests/fixtures.ts'

describe('what waits for its lord', () => {
  it('is every reward that can be taken', () => {
    const quests = {
      ...tasksWith(stepAt('buyGearQuest', 1), stepAt('sharpenQuest')),
      daily: [dailyAt('morningMarch', 5), dailyAt('freshBlood', 3), dailyAt('taxDay', 8, true)],
      infinite: infiniteUnderWay(),
      dailyReward: ladderOn(2, true),
    }
    expect(waitingOf(quests)).toEqual({ tutorial: 1, daily: 2, infinite: 1, total: 4 })
    expect(waitingOf({ ...quests, dailyReward: ladderOn(2, false) }).daily).toBe(1)
  })

  it('has no stage of a locked kind', () => {
    const done = infiniteUnderWay().map((quest) => ({ ...quest, isDone: true, isLocked: false }))
    const closed = done.map((quest) => ({ ...quest, isLocked: true }))
    expect(waitingOf({ ...tasksWith(), infinite: done }).infinite).toBe(done.length)
    expect(waitingOf({ ...tasksWith(), infinite: closed }).infinite).toBe(0)
  })

  it('is only the tutorial until daily quests are open', () => {
    const newcomer = {
      ...tasksWith(),
      ...questsWith(stepAt('firstWinQuest', 1)),
      dailyReward: ladderOn(1, true),
    }
    expect(waitingOf(newcomer)).toEqual({ tutorial: 1, daily: 0, infinite: 0, total: 1 })
  })
})

describe('the link of a quest', () => {
  const pages = [
    ...TUTORIAL.map(({ page }) => page).filter((page) => page !== PAGE_PARTS.tasks.path),
    ...INFINITE_QUESTS.map(({ page }) => page),
    ...Object.values(DAILY_QUEST_PLACES).map(({ page }) => page),
  ]

  const known = new Set<string>(Object.values(PAGES).map(({ path }) => path))

  it.each([...new Set(pages)])('leads to its page if it exists: /game/%s', (page) => {
    const way = wayOf({ page })
    if (known.has(page)) expect(way?.to.replace(/#.*/, '')).toBe(`/game/${page}`.replace(/\/$/, ''))
    else expect(way).toBeNull()
  })

  it('leads to the daily reward in the sheet of the castle', () => {
    expect(wayOf({ page: PAGE_PARTS.tasks.path })?.to).toBe('/game?tasks=daily')
  })
})
