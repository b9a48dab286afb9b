import { Server } from 'socket.io'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Bus } from '#server/platform/bus/bus.ts'
import { spreadByBus } from '#server/platform/live/spread-by-bus.ts'

let published: string[] = []
let subscribed: string[] = []
let isAway = false
let returned = 0
const returns: (() => void)[] = []

/** Notes what it is asked for. */
const bus: Bus = {
  prefix: 'test',
  isAnswering: () => !isAway,
  publish: async (channel) => {
    if (isAway) throw new Error('Redis is away')
    published.push(channel)
  },
  evaluate: () => Promise.reject(new Error('no limits here')),
  subscribe: async (channel) => void subscribed.push(channel),
  unsubscribe: () => undefined,
  onReturn: (listener) => void returns.push(listener),
  close: async () => undefined,
}
const spreading = spreadByBus(bus, () => {
  returned += 1
})
const io = new Server({ adapter: spreading.adapter })

beforeEach(() => {
  published = []
  subscribed = []
})
afterAll(() => spreading.close())

function come() {
  isAway = false
  for (const listener of returns) listener()
}

it('an expected tab is subscribed to the channel to which events of its player are sent', async () => {
  await spreading.expectTab(7)
  io.to('player:7').emit('needFetchGameData', { channels: ['army'] })
  expect(published).toEqual(subscribed)
  expect(published).toHaveLength(1)
})

it('a tab is subscribed to its player only, not to its session and itself', () => {
  io.of('/').adapter.addAll('tab', new Set(['player:8', 'session:a', 'client:b']))
  expect(subscribed).toEqual([expect.stringContaining('player:8')])
})

it('what is sent while Redis is away follows once it is back, before the tabs here fetch everything', async () => {
  isAway = true
  for (const playerId of [1, 2]) io.to(`player:${playerId}`).emit('needFetchGameData', { channels: ['army'] })
  // The bus refuses in a later turn.
  await new Promise(setImmediate)
  expect([published, returned]).toEqual([[], 0])
  come()
  expect(published).toEqual([expect.stringContaining('player:1'), expect.stringContaining('player:2')])
  expect(returned).toBe(1)
  come()
  expect(published).toHaveLength(2)
})
