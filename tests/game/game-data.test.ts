import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { applyGameData, readSnapshot } from '#apps/game/src/live/apply-game-data.ts'
import { createGameDataFetcher } from '#apps/game/src/live/fetch-game-data.ts'
import { createServerClock } from '#apps/game/src/live/server-clock.ts'
import { createSubscriptions } from '#apps/game/src/live/subscriptions.ts'
import type { GameData, QuestsData } from '#generated/types.ts'

function online(rev: number, count: number): GameData {
  return { online: { rev, data: { count } } }
}

test('an older snapshot is dropped, a newer or equal one is kept', () => {
  const queries = new QueryClient()
  applyGameData(queries, online(5, 50))
  applyGameData(queries, online(4, 40))
  expect(readSnapshot(queries, 'online')).toEqual({ rev: 5, data: { count: 50 } })
  applyGameData(queries, online(5, 51))
  expect(readSnapshot(queries, 'online')?.data.count).toBe(51)
  applyGameData(queries, online(6, 60))
  expect(readSnapshot(queries, 'online')?.data.count).toBe(60)
})

const quests: QuestsData = {
  completed: [],
  active: [],
  chapter: { number: 1, title: 'Хозяин посада', done: 0, total: 15 },
  daily: [],
  infinite: [],
  dailyReward: { isAvailable: true, step: 1, ladder: [] },
  resetsAt: '2026-11-21T21:00:00.000Z',
  serverTime: '2026-11-21T09:00:00.000Z',
}

test('channels requested together are fetched in one call', async () => {
  const queries = new QueryClient()
  const get = vi.fn(
    async (): Promise<GameData> => ({
      ...online(1, 3),
      quests: { rev: 1, data: quests },
    }),
  )
  const fetchGameData = createGameDataFetcher(queries, get)
  const [first, second] = await Promise.all([
    fetchGameData('online'),
    fetchGameData('quests'),
    fetchGameData('online'),
  ])
  expect(get).toHaveBeenCalledExactlyOnceWith({ online: true, quests: true })
  expect([first.data.count, second.data.chapter.total]).toEqual([3, 15])
  await fetchGameData('online')
  expect(get).toHaveBeenCalledTimes(2)
})

test('a slow fetch does not overwrite newer data from the socket', async () => {
  const queries = new QueryClient()
  const fetchGameData = createGameDataFetcher(queries, async () => {
    applyGameData(queries, online(9, 90))
    return online(8, 80)
  })
  expect((await fetchGameData('online')).data.count).toBe(90)
})

test('a failed fetch reaches every caller that waits, and the next one tries again', async () => {
  let isDown = true
  const fetchGameData = createGameDataFetcher(new QueryClient(), async () => {
    if (isDown) throw new Error('down')
    return online(1, 1)
  })
  const results = await Promise.allSettled([fetchGameData('online'), fetchGameData('online')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isDown = false
  expect((await fetchGameData('online')).rev).toBe(1)
})

test('a subscription lasts until its last component unmounts', () => {
  const subscriptions = createSubscriptions()
  const first = subscriptions.add('army')
  const second = subscriptions.add('army')
  subscriptions.add('online')
  expect([first.isFirst, second.isFirst]).toEqual([true, false])
  first.leave()
  first.leave()
  expect(subscriptions.present()).toEqual({ army: true, online: true })
  second.leave()
  expect(subscriptions.json()).toBe('{"online":true}')
})

test("the server's clock is taken from the quickest answer", () => {
  const clock = createServerClock()
  const heard = vi.fn()
  clock.subscribe(heard)
  clock.note(10_000, 0, 2000)
  expect(clock.offset()).toBe(9000)
  clock.note(10_850, 1000, 1100)
  expect(clock.offset()).toBe(9800)
  clock.note(99_000, 2000, 5000)
  expect(clock.offset()).toBe(9800)
  expect(heard).toHaveBeenCalledTimes(2)
})
