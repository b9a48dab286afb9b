import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ClientToServerEvents, ServerToClientEvents } from '#generated/events.ts'
import type { CloseSession, GameData, NeedFetchGameData, PublicDataChanged } from '#generated/types.ts'
import { report } from '#server/game/live/report.ts'
import { reportPublicData } from '#server/game/public-data/revision.ts'
import { currentLive } from '#server/platform/live/live.ts'
import { closeSessions } from '#server/platform/sessions/close-sessions.ts'
import { mintBearer } from '#server/platform/sessions/session-token.ts'
import { sqlOne, sqlSoon } from '#server/platform/sql.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { withoutBeats } from '../../support/without-beats.ts'

type Tab = Socket<ServerToClientEvents, ClientToServerEvents>

let first: TestServer
let second: TestServer
let playerId: number
const tabs: Tab[] = []

beforeAll(async () => {
  first = await startTestServer()
  second = await startTestServer({ databaseUrl: first.databaseUrl })
  playerId = (await first.on(() => buildPlayer())).id
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.disconnect()
})
afterAll(async () => {
  await second.close()
  await first.close()
})

function openTab(
  server: TestServer,
  browser: TestClient,
  headers: Record<string, string> = {},
  auth: object = {},
) {
  const tab: Tab = io(server.url, {
    path: '/api/socket/app',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: browser.cookies(), ...headers },
    auth: { clientId: browser.clientId, ...auth },
  })
  tabs.push(tab)
  return tab
}

function connected(tab: Tab) {
  return new Promise<void>((resolve, reject) => {
    if (tab.connected) resolve()
    tab.once('connect', resolve)
    tab.once('connect_error', reject)
  })
}

/** Channels that a tab is asked to fetch, without the number of online players, which changes by itself. */
function heard(tab: Tab): string[][] {
  const lists: string[][] = []
  tab.on('needFetchGameData', ({ channels }: NeedFetchGameData) => {
    const wanted = channels.filter((channel) => channel !== 'online')
    if (wanted.length > 0) lists.push(wanted)
  })
  return lists
}

describe('a live connection', () => {
  it('is refused without a session, from another origin, and without a client id', async () => {
    const browser = await first.browserOf(playerId)
    await expect(connected(openTab(first, first.visitor()))).rejects.toThrow('unauthorized')
    await expect(connected(openTab(first, browser, { origin: 'https://evil.example' }))).rejects.toThrow(
      'originRefused',
    )
    await expect(connected(openTab(first, browser, {}, { clientId: 'me' }))).rejects.toThrow('badRequest')
    await expect(connected(openTab(first, browser, { origin: first.url }))).resolves.toBeUndefined()
  })

  it('opens by a bearer without a cookie', async () => {
    const browser = await first.browserOf(playerId)
    const { token } = first.on(() => mintBearer(browser.sessionId() ?? ''))
    await expect(connected(openTab(first, first.visitor(), {}, { token }))).resolves.toBeUndefined()
  })

  it('is refused to a tab that shows another session than the cookie opens', async () => {
    const browser = await first.browserOf(playerId)
    const shown = browser.sessionId() ?? ''
    await expect(connected(openTab(first, browser, {}, { sessionId: shown }))).resolves.toBeUndefined()
    await expect(
      connected(openTab(first, await first.browserOf(playerId), {}, { sessionId: shown })),
    ).rejects.toThrow('unauthorized')
  })

  it('notifies only the player’s tabs, on every process, after the commit', async () => {
    const stranger = (await first.on(() => buildPlayer())).id
    const near = openTab(first, await first.browserOf(playerId))
    const far = openTab(second, await second.browserOf(playerId))
    const other = openTab(first, await first.browserOf(stranger))
    await Promise.all([near, far, other].map(connected))
    const [nearHeard, farHeard, otherHeard] = [heard(near), heard(far), heard(other)]
    await first.on(() => inTransaction(async () => report(playerId, 'gold')))
    await expect.poll(() => farHeard).toEqual([['army', 'controlPanel']])
    await expect.poll(() => nearHeard).toEqual([['army', 'controlPanel']])
    expect(otherHeard).toEqual([])
  })

  it('sends nothing about rolled back changes', async () => {
    const tab = openTab(first, await first.browserOf(playerId))
    await connected(tab)
    const lists = heard(tab)
    const failing = inTransactionOf(first, async () => {
      report(playerId, 'health')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    // The commit itself fails.
    const refused = inTransactionOf(first, async () => {
      report(playerId, 'health')
      sqlSoon`UPDATE player SET level = 0 WHERE id = ${playerId}`
    })
    await expect(refused).rejects.toThrow('player_level_check')
    await inTransactionOf(first, async () => report(playerId, 'quests'))
    await expect.poll(() => lists).toEqual([['quests']])
  })

  it('tells each tab of new public data whenever another process has them', async () => {
    const tab = openTab(first, await first.browserOf(playerId))
    await connected(tab)
    const revisions: number[] = []
    tab.on('publicDataChanged', ({ revision }: PublicDataChanged) => revisions.push(revision))
    await inTransactionOf(first, async () => reportPublicData())
    // Each of the two processes: a call of the tab may reach the later one, which still has the old data.
    await expect.poll(() => revisions).toHaveLength(2)
    expect(new Set(revisions).size).toBe(1)
    // A tab that fetched them before the change and connects only now.
    const late = openTab(first, await first.browserOf(playerId))
    const heardLate: number[] = []
    late.on('publicDataChanged', ({ revision }: PublicDataChanged) => heardLate.push(revision))
    await expect.poll(() => heardLate).toEqual([revisions[0]])
  })

  it('answers fetchGameData with snapshots and an acknowledgement, and refuses invalid requests', async () => {
    const tab = openTab(first, await first.browserOf(playerId))
    await connected(tab)
    const snapshots: GameData[] = []
    tab.on('newGameData', (data) => snapshots.push(data))
    expect(await tab.emitWithAck('fetchGameData', { online: true })).toEqual({ isAccepted: true })
    await expect.poll(() => snapshots[0]?.online?.data.count).toBeGreaterThanOrEqual(1)
    const foreign: object = { gold: true }
    expect(await tab.emitWithAck('fetchGameData', foreign)).toEqual({ isAccepted: false, code: 'badRequest' })
  })

  it('shows what is true on every process, once a burst of changes is over', async () => {
    const near = openTab(first, await first.browserOf(playerId))
    const far = openTab(second, await second.browserOf(playerId))
    await Promise.all([near, far].map(connected))
    const latest = new Map<Tab, number>()
    for (const tab of [near, far]) {
      // The test may end before the last answer.
      const fetchArmy = () => tab.emitWithAck('fetchGameData', { army: true }).catch(() => undefined)
      tab.on('needFetchGameData', () => void fetchArmy())
      tab.on('newGameData', ({ army }: GameData) =>
        latest.set(tab, Math.max(latest.get(tab) ?? 0, army?.rev ?? 0)),
      )
    }
    const change = (server: TestServer) => inTransactionOf(server, async () => report(playerId, 'gold'))
    for (let turn = 0; turn < 20; turn += 1) await Promise.all([change(first), change(second)])
    const { rev } = await first.on(
      () => sqlOne<{ rev: number }>`SELECT rev FROM player WHERE id = ${playerId}`,
    )
    await expect.poll(() => [latest.get(near), latest.get(far)]).toEqual([rev, rev])
  })

  it('is notified and cut on the other process when its session is closed', async () => {
    const browser = await second.browserOf(playerId)
    const staying = openTab(second, await second.browserOf(playerId))
    const leaving = openTab(second, browser)
    await Promise.all([staying, leaving].map(connected))
    const said: CloseSession[] = []
    leaving.on('closeSession', (message) => said.push(message))
    const sessionId = browser.sessionId() ?? ''
    await withoutBeats(first, async () => {
      await first.on(() => closeSessions(playerId, [sessionId]))
      await expect.poll(() => leaving.connected).toBe(false)
    })
    expect(said).toEqual([{ sessionIds: [sessionId] }])
    const stillHeard = heard(staying)
    await first.on(() => inTransaction(async () => report(playerId, 'health')))
    await expect.poll(() => stillHeard).toEqual([['army']])
  })
})

it('continues after the database has cut its connections', async () => {
  const near = openTab(first, await first.browserOf(playerId))
  const far = openTab(second, await second.browserOf(playerId))
  await Promise.all([near, far].map(connected))
  const lists = [heard(near), heard(far)]
  for (let round = 0; round < 3; round += 1) {
    await first.platform.database.pool.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'donjon live' AND datname = current_database()`)
    // Events sent while the listener is disconnected are lost, so after reconnecting it lets its tabs fetch
    // everything.
    for (const list of lists) {
      await expect.poll(() => list.flat()).toContain('fightLogs')
      list.length = 0
    }
    await inTransactionOf(first, async () => report(playerId, 'health'))
    await inTransactionOf(second, async () => report(playerId, 'quests'))
    for (const list of lists) await expect.poll(() => list.flat().sort()).toEqual(['army', 'quests'])
  }
})

describe('every few seconds', () => {
  const clock = createSettableClock(new Date())
  let third: TestServer
  beforeAll(async () => {
    third = await startTestServer({ databaseUrl: first.databaseUrl, clock })
  })
  afterAll(() => third.close())

  it('a player with tabs on two processes is counted once', async () => {
    const stranger = (await first.on(() => buildPlayer())).id
    const tabsOfOne = [
      openTab(first, await first.browserOf(playerId)),
      openTab(second, await second.browserOf(playerId)),
    ]
    await Promise.all([...tabsOfOne, openTab(second, await second.browserOf(stranger))].map(connected))
    const counted = () => [first, second].map((server) => server.on(() => currentLive()?.onlineCount()))
    await expect.poll(counted).toEqual([2, 2])
    // A player counted twice would stay so after the next update of both processes. Each of them may read the
    // other one just before it writes, and a tab of an earlier test may still be open.
    const sinceCounted = await first.on(() => sqlOne<{ at: string }>`SELECT now()::text AS at`)
    const beatsSince = () =>
      first.on(
        () => sqlOne<{ count: number }>`
          SELECT count(*) FROM presence
          WHERE updated_at > ${sinceCounted.at}::timestamptz AND cardinality(player_ids) > 0`,
      )
    await expect.poll(async () => (await beatsSince()).count).toBe(2)
    await expect.poll(counted).toEqual([2, 2])
  })

  it('a tab learns why it is closed when its session expires', async () => {
    const idle = openTab(third, await third.browserOf(playerId))
    await connected(idle)
    const said: CloseSession[] = []
    idle.on('closeSession', (message) => said.push(message))
    clock.advance(15 * 86_400)
    const fresh = openTab(third, await third.browserOf(playerId))
    await connected(fresh)
    await expect.poll(() => idle.connected).toBe(false)
    expect(said.map(({ sessionIds }) => sessionIds.length)).toEqual([1])
    expect(fresh.connected).toBe(true)
  })
})

function inTransactionOf<T>(server: TestServer, work: () => Promise<T>): Promise<T> {
  return server.on(() => inTransaction(work))
}

describe('a flood', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startTestServer({
      databaseUrl: first.databaseUrl,
      env: { RATE_LIMIT_FACTOR: '1' },
    })
  })
  afterAll(() => strict.close())

  it('of packets cuts the connection, and not those of others', async () => {
    const browser = await strict.browserOf(playerId)
    const [noisy, quiet] = [openTab(strict, browser), openTab(strict, await strict.browserOf(playerId))]
    await Promise.all([connected(noisy), connected(quiet)])
    const cut = new Promise((resolve) => noisy.once('disconnect', resolve))
    for (let sent = 0; sent < 200; sent += 1) noisy.io.engine.write('2["nonsense"]')
    await cut
    expect(quiet.connected).toBe(true)
  })

  it('of tabs leaves the session those that it has', async () => {
    const browser = await strict.browserOf(playerId)
    const opened = Array.from({ length: 10 }, () => openTab(strict, browser))
    await Promise.all(opened.map(connected))
    await expect(connected(openTab(strict, browser))).rejects.toThrow('tooManyRequests')
    expect(opened.every((tab) => tab.connected)).toBe(true)
  })
})
