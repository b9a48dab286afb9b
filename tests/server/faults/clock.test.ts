import { afterAll, beforeAll, expect, it } from 'vitest'
import { actThrough } from '../../support/act-through.ts'
import { campaignSize } from '../../support/campaign.ts'
import type { SentCommand } from '../../support/command-load.ts'
import { expectEachOnce } from '../../support/each-once.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { settleCallers } from '../../support/settle-callers.ts'

const HOUR_MS = 3_600_000

/** How wrong the clock is. */
let off = 0
let server: TestServer
beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + off) }
  server = await startTestServer({ clock, timers: true, env: { GAME_SPEED: '20' } })
})
afterAll(() => server.close())

it('loses and doubles nothing when the clock steps by an hour, ahead and back', async () => {
  const callers = await server.on(() => settleCallers(campaignSize({ small: 12, full: 50 })))
  const isReady = async () => (await fetch(`${server.url}/ready`)).status === 200
  const done: SentCommand[] = []
  for (const step of campaignSize({ small: [1, -1], full: [1, -1, -1, 1, 1, -1, -1, 1] })) {
    const acted = await actThrough({ url: server.url, callers, isReady }, async () => {
      off += step * HOUR_MS
    })
    expect(acted.failures).toEqual([])
    done.push(...acted.done)
  }
  // Missions that set out in a later hour come home in it.
  off = 2 * HOUR_MS
  expect(await expectEachOnce(server.on, done)).toBeGreaterThan(callers.length)
})
