import { get } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { systemClock } from '#server/platform/time-source.ts'
import { type GameProcess, startGameProcess } from '../../support/game-process.ts'
import { openTestPlatform, TEST_SECRET, type TestPlatform } from '../../support/test-platform.ts'

/** 0.01 of the 1,200 calls a minute that the contract allows. */
const ALLOWED_CALLS = 12

let world: TestPlatform
let game: GameProcess

beforeAll(async () => {
  world = await openTestPlatform({ clock: systemClock })
  game = await startGameProcess({
    DATABASE_URL: world.platform.database.url,
    PORT: String(await freePort()),
    SECRET: TEST_SECRET,
    WORLD_NEIGHBOURS: '0',
    WORKERS: '2',
    RATE_LIMIT_FACTOR: '0.01',
  })
})
afterAll(async () => {
  await game.stop()
  await world.close()
})

/** On a connection of its own, which the next worker takes. */
function ask(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(`${game.url}${path}`, { agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    }).on('error', reject)
  })
}

it('counts the calls of a limit at all workers together', async () => {
  const statuses: number[] = []
  for (let call = 0; call < ALLOWED_CALLS + 3; call += 1) {
    statuses.push((await ask('/api/public/game-tips')).status)
  }
  expect(statuses).toEqual([...Array.from({ length: ALLOWED_CALLS }, () => 200), 429, 429, 429])
})

it('shows the sum over all workers at /metrics, whichever of them is asked', async () => {
  for (let scrape = 0; scrape < 4; scrape += 1) {
    const { status, text } = await ask('/metrics')
    expect(status).toBe(200)
    expect(text).toContain(
      `donjon_call_seconds_count{operation="getGameTips",status="200"} ${ALLOWED_CALLS}\n`,
    )
    expect(text).toMatch(/^donjon_ledger_faults 0$/m)
  }
})
