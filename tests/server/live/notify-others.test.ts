import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { report } from '#server/game/live/report.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { channelsHeard, createLiveTabs } from '../../support/live-tabs.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let first: TestServer
let second: TestServer
let listener: pg.Client
/** Rooms of the notifications that the database has sent. */
let notified: string[] = []
const tabs = createLiveTabs()

beforeAll(async () => {
  first = await startTestServer()
  second = await startTestServer({ databaseUrl: first.databaseUrl })
  listener = new pg.Client({ connectionString: first.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload = '' }) => {
    const rooms = /"rooms":\[([^\]]*)\]/.exec(payload)?.[1]
    if (rooms !== undefined) notified.push(rooms)
  })
  await listener.query('LISTEN "socket.io#/"')
})
beforeEach(() => {
  notified = []
})
afterEach(tabs.closeAll)
afterAll(async () => {
  await listener.end()
  await second.close()
  await first.close()
})

function change(server: TestServer, playerId: number) {
  return server.on(() => inTransaction(async () => report(playerId, 'health')))
}

async function newLord(): Promise<number> {
  return (await first.on(() => buildPlayer())).id
}

/** Notifications arrive in the order of their commits, so after this one all earlier ones are here. */
async function notifiedSoFar(): Promise<readonly string[]> {
  const watched = await newLord()
  await tabs.open(second, await second.browserOf(watched))
  await change(first, watched)
  await expect.poll(() => notified).toContain(`"player:${watched}"`)
  return notified.filter((rooms) => rooms !== `"player:${watched}"`)
}

it('reaches the player’s tabs at both processes', async () => {
  const playerId = await newLord()
  const near = channelsHeard(await tabs.open(first, await first.browserOf(playerId)))
  const far = channelsHeard(await tabs.open(second, await second.browserOf(playerId)))
  await change(first, playerId)
  await expect.poll(() => [near, far]).toEqual([['army'], ['army']])
})

it('reaches a tab that opened at another process a moment ago', async () => {
  const browsers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const playerId = await newLord()
      return { playerId, browser: await second.browserOf(playerId) }
    }),
  )
  for (const { playerId, browser } of browsers) {
    const heard = channelsHeard(await tabs.open(second, browser))
    await change(first, playerId)
    await expect.poll(() => heard).toEqual(['army'])
  }
})

it('reaches a tab that opens again at once', async () => {
  const playerId = await newLord()
  const browser = await second.browserOf(playerId)
  for (let turn = 0; turn < 10; turn += 1) {
    const tab = await tabs.open(second, browser)
    const heard = channelsHeard(tab)
    await change(first, playerId)
    await expect.poll(() => heard).toEqual(['army'])
    tab.disconnect()
  }
})

it('wakes no other process for a player without a tab elsewhere', async () => {
  const [here, nowhere] = [await newLord(), await newLord()]
  const heard = channelsHeard(await tabs.open(first, await first.browserOf(here)))
  await change(first, here)
  await change(first, nowhere)
  await expect.poll(() => heard).toEqual(['army'])
  expect(await notifiedSoFar()).toEqual([])
})

it('fetches everything if others have removed the row of a process, and hears of changes again', async () => {
  const playerId = await newLord()
  const heard = channelsHeard(await tabs.open(second, await second.browserOf(playerId)))
  await first.on(() => sql`DELETE FROM presence`)
  await expect.poll(() => heard).toContain('fightLogs')
  heard.length = 0
  await change(first, playerId)
  await expect.poll(() => heard).toEqual(['army'])
})
