import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { START_ARMY } from '#catalogue/world/start.ts'
import { CHANNEL_NAMES, type ClientToServerEvents, type ServerToClientEvents } from '#generated/events.ts'
import type { CloseSession, GameData, NeedFetchGameData } from '#generated/types.ts'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { sql } from '#server/platform/sql.ts'
import { systemClock } from '#server/platform/time-source.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { type GameProcess, startGameProcess } from '../../support/game-process.ts'
import { ALL_PAGES_OPEN } from '../../support/open-game.ts'
import { openTestSession, type TestSession } from '../../support/open-session.ts'
import { openTestPlatform, TEST_SECRET, type TestPlatform } from '../../support/test-platform.ts'
import { sendWire } from '../../support/wire.ts'

type Tab = Socket<ServerToClientEvents, ClientToServerEvents>

let world: TestPlatform
let first: GameProcess
let second: GameProcess
const tabs: Tab[] = []

beforeAll(async () => {
  world = await openTestPlatform({ clock: systemClock })
  const start = async () =>
    startGameProcess({
      DATABASE_URL: world.platform.database.url,
      PORT: String(await freePort()),
      SECRET: TEST_SECRET,
      WORLD_NEIGHBOURS: '0',
      RATE_LIMIT_FACTOR: '1000',
    })
  ;[first, second] = await Promise.all([start(), start()])
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.disconnect()
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await world.close()
})

async function newLord() {
  const { id } = await buildPlayer({ ...START_ARMY, gold: 10_000 })
  await sql`
    INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
    SELECT ${id}, key, 'BANNER', 1, 'COMPLETED', now() FROM unnest(${[...ALL_PAGES_OPEN]}::text[]) AS key`
  return { id, session: await openTestSession(world.platform, id) }
}

/** A connected tab that records events. */
async function openTab(server: GameProcess, { cookie }: TestSession): Promise<Tab> {
  const tab: Tab = io(server.url, {
    path: '/api/socket/app',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie },
    auth: { clientId: randomUUID() },
  })
  tabs.push(tab)
  await new Promise<void>((resolve, reject) => {
    tab.once('connect', resolve)
    tab.once('connect_error', reject)
  })
  return tab
}

function heardBy(tab: Tab): Set<string> {
  const heard = new Set<string>()
  tab.on('needFetchGameData', ({ channels }: NeedFetchGameData) => {
    for (const channel of channels) heard.add(channel)
  })
  return heard
}

function call(server: GameProcess, { cookie }: TestSession, method: string, path: string, body?: object) {
  return sendWire(server.url, {
    method,
    path: `/api${path}`,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  })
}

async function buyArchers(server: GameProcess, session: TestSession, amount: number) {
  const answer = await call(server, session, 'POST', '/player-army/buy', { group: 'archers', amount })
  expect(answer.status).toBe(200)
}

const wanted = Object.fromEntries(CHANNEL_NAMES.map((name) => [name, true] as const))

/**
 * Ignores the server time and the number of online players, which differ between answers. Everything else
 * must be equal.
 */
function comparable({ online: _, ...data }: GameData): unknown {
  return JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === 'serverTime' ? undefined : value)))
}

async function read(server: GameProcess, session: TestSession): Promise<unknown> {
  const search = CHANNEL_NAMES.map((name) => `${name}=true`).join('&')
  const data: GameData = JSON.parse((await call(server, session, 'GET', `/game-data?${search}`)).text)
  return comparable(data)
}

async function fetchByTab(tab: Tab): Promise<unknown> {
  const data = new Promise<GameData>((resolve) => tab.once('newGameData', resolve))
  expect(await tab.emitWithAck('fetchGameData', wanted)).toEqual({ isAccepted: true })
  return comparable(await data)
}

it('notifies only the player’s tabs on another process', async () => {
  const [lord, stranger] = [await newLord(), await newLord()]
  const [own, foreign] = [await openTab(second, lord.session), await openTab(second, stranger.session)]
  const [ownHeard, foreignHeard] = [heardBy(own), heardBy(foreign)]
  // Waits, because a process that has just started to listen may miss events.
  await expect
    .poll(async () => {
      await buyArchers(first, lord.session, 1)
      return ownHeard.has('army') && ownHeard.has('controlPanel')
    })
    .toBe(true)
  foreignHeard.delete('online')
  expect([...foreignHeard]).toEqual([])
})

it('closes the connections of a closed session on another process', async () => {
  const lord = await newLord()
  const leaving = await openTestSession(world.platform, lord.id)
  const [staying, closing] = [await openTab(second, lord.session), await openTab(second, leaving)]
  const said: CloseSession[] = []
  closing.on('closeSession', (message) => said.push(message))
  expect((await call(first, lord.session, 'DELETE', `/player-sessions/${leaving.id}`)).status).toBe(204)
  await expect.poll(() => closing.connected).toBe(false)
  expect(said).toEqual([{ sessionIds: [leaving.id] }])
  expect(staying.connected).toBe(true)
  expect((await call(second, leaving, 'GET', '/player-sessions')).status).toBe(401)
})

it('shows correct data in every tab that reconnects after its process was killed', async () => {
  const lords = [await newLord(), await newLord(), await newLord()]
  const before = await Promise.all(lords.map(({ session }) => openTab(first, session)))
  const away = before.map((tab) => new Promise((resolve) => tab.once('disconnect', resolve)))
  for (const { session } of lords) await buyArchers(first, session, 2)
  await first.kill()
  await Promise.all(away)
  // Events during the interruption may be lost, but a tab that reconnects fetches everything.
  for (const { session } of lords) await buyArchers(second, session, 3)

  for (const { session } of lords) {
    const tab = await openTab(second, session)
    const seen = await fetchByTab(tab)
    expect(seen).toEqual(await read(second, session))
    expect(JSON.stringify(seen)).toContain('"army"')
    const heard = heardBy(tab)
    await buyArchers(second, session, 1)
    await expect.poll(() => heard.has('army')).toBe(true)
    expect(await fetchByTab(tab)).toEqual(await read(second, session))
  }
})
