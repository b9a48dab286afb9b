import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withPlatform } from '#server/platform/ambient.ts'
import { createCallers } from '#server/platform/live/callers.ts'
import { currentLive } from '#server/platform/live/live.ts'
import { ALL_PAGES_OPEN, type Game, openGame } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'

let game: Game

beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

it('a player whose page goes on by calls is counted once, and is online for others', async () => {
  const [caller, other] = [await game.lord(), await game.lord({}, ALL_PAGES_OPEN)]
  game.clock.advance(3_600)
  const shown = () =>
    other.call('getPlayer', { params: { playerId: caller.player.id } }).then(({ body }) => body.isOnline)
  expect(await shown()).toBe(false)
  expect((await caller.gameData('online')).online?.data.count).toBe(1)
  expect((await caller.gameData('online')).online?.data.count).toBe(1)
  expect((await other.gameData('online')).online?.data.count).toBe(2)
  await expect.poll(shown).toBe(true)
  game.clock.advance(3_600)
  expect(await shown()).toBe(false)
})

it('a live connection says more than a call: when it ends the player is gone', async () => {
  const lord = await game.lord()
  const count = () => withPlatform(game.platform, () => currentLive()?.onlineCount() ?? 0)
  const before = count()
  await lord.gameData('online')
  expect(count()).toBe(before + 1)
  const { cookie } = await openTestSession(game.platform, lord.player.id)
  const tab = io(game.platform.config.publicUrl, {
    path: '/api/socket/app',
    transports: ['websocket'],
    extraHeaders: { cookie },
    auth: { clientId: crypto.randomUUID() },
  })
  try {
    await expect.poll(() => tab.connected).toBe(true)
    await lord.gameData('online')
    expect(count()).toBe(before + 1)
  } finally {
    tab.disconnect()
  }
  await expect.poll(count).toBe(before)
})

it('a player who stops calling is gone after forty seconds', () => {
  let ms = 0
  const callers = createCallers(() => ms)
  callers.note(7)
  ms = 30_000
  callers.note(8)
  ms = 40_000
  expect(callers.present()).toEqual([7, 8])
  ms = 41_000
  expect(callers.present()).toEqual([8])
  callers.forget(8)
  expect(callers.present()).toEqual([])
})
