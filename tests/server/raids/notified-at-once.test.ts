import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientToServerEvents, ServerToClientEvents } from '#generated/events.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { raid, raider, STRONG, WEAK } from './raiders.ts'

let game: Game
let tab: Socket<ServerToClientEvents, ClientToServerEvents>
beforeAll(async () => {
  game = await openGame()
})
afterAll(async () => {
  tab.disconnect()
  await game.close()
})

it('notifies the tabs of a raided player at once, and the news is there to be shown', async () => {
  const lord = await raider(game, STRONG)
  const victim = await raider(game, { ...WEAK, walls: 2 })
  const { cookie } = await openTestSession(game.platform, victim.player.id)
  tab = io(game.platform.config.publicUrl, {
    path: '/api/socket/app',
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie },
    auth: { clientId: randomUUID() },
  })
  const heard = new Set<string>()
  tab.on('needFetchGameData', ({ channels }) => {
    for (const channel of channels) heard.add(channel)
  })
  await expect.poll(() => tab.connected).toBe(true)
  const { body } = await raid(lord, victim.player.id)
  const shown = ['notifications', 'fightLogs', 'controlPanel', 'army', 'buildings', 'raids', 'playerLayout']
  await expect.poll(() => shown.filter((channel) => !heard.has(channel))).toEqual([])
  const { notifications } = await victim.gameData('notifications')
  expect(notifications?.data.unshown).toBe(1)
  expect(notifications?.data.items[0]).toMatchObject({
    type: 'FORAY_ATTACKED',
    title: 'На вас напали: замок разграблен',
    fightId: body.fightId,
    isShown: false,
  })
})
