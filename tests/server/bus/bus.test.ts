import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { report } from '#server/game/live/report.ts'
import { createLog } from '#server/platform/log.ts'
import { closeSessions } from '#server/platform/sessions/close-sessions.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { channelsHeard, createLiveTabs } from '../../support/live-tabs.ts'
import { type RedisServer, skipsRedis, startRedis } from '../../support/redis-server.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

/** Calls of GET /player-sessions that a player may make in a minute, of 120, with the factor of these servers. */
const ALLOWED = 12

describe.skipIf(skipsRedis())('with Redis between the processes', () => {
  let redis: RedisServer
  let first: TestServer
  let second: TestServer
  const tabs = createLiveTabs()
  /** Of the first server. */
  const logged: string[] = []
  const linesOf = (words: string) => logged.filter((line) => line.includes(words)).length

  const isConnected = (server: TestServer) => server.platform.bus?.isAnswering()
  const areConnected = () => expect.poll(() => [first, second].map(isConnected)).toEqual([true, true])
  const areApart = () => expect.poll(() => [first, second].map(isConnected)).toEqual([false, false])
  const newLord = async () => (await first.on(() => buildPlayer())).id
  const change = (server: TestServer, playerId: number) =>
    server.on(() => inTransaction(async () => report(playerId, 'health')))

  beforeAll(async () => {
    redis = await startRedis()
    const env = { REDIS_URL: redis.url, RATE_LIMIT_FACTOR: '0.1' }
    const destination = { write: (line: string) => void logged.push(line) }
    const log = createLog({ logLevel: 'info', mode: 'test' }, { destination })
    first = await startTestServer({ env, log })
    second = await startTestServer({ env, databaseUrl: first.databaseUrl })
  })
  afterEach(tabs.closeAll)
  afterAll(async () => {
    await second?.close()
    await first?.close()
    await redis?.stop()
  })

  /** The statuses of so many calls, at both servers in turn. */
  async function callBoth(playerId: number, count: number): Promise<number[]> {
    const browsers = [await first.browserOf(playerId), await second.browserOf(playerId)]
    const statuses: number[] = []
    for (let turn = 0; turn < count; turn += 1) {
      const answer = await browsers[turn % 2]?.fetch('/api/player-sessions')
      statuses.push(answer?.status ?? 0)
    }
    return statuses
  }

  it('an event reaches the player’s tabs at every process and nobody else', async () => {
    await areConnected()
    const [playerId, strangerId] = [await newLord(), await newLord()]
    const near = channelsHeard(await tabs.open(first, await first.browserOf(playerId)))
    const far = channelsHeard(await tabs.open(second, await second.browserOf(playerId)))
    const stranger = channelsHeard(await tabs.open(second, await second.browserOf(strangerId)))
    await change(first, playerId)
    await expect.poll(() => [near, far]).toEqual([['army'], ['army']])
    expect(stranger).toEqual([])
  })

  it('an event reaches a tab that opened a moment ago, also again and again', async () => {
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

  it('a subscription that is taken back and wanted again in one go is there', async () => {
    const bus = second.platform.bus
    const channels = Array.from({ length: 20 }, (_, index) => `${bus?.prefix}:test:${index}`)
    const messages: string[] = []
    for (const channel of channels) {
      const subscribe = () => bus?.subscribe(channel, (message) => messages.push(message.toString()))
      await subscribe()
      bus?.unsubscribe(channel)
      await subscribe()
      await first.platform.bus?.publish(channel, channel)
    }
    await expect.poll(() => messages).toEqual(channels)
    for (const channel of channels) bus?.unsubscribe(channel)
  })

  it('the tabs of a closed session get the reason and are cut at another process', async () => {
    const playerId = await newLord()
    const browser = await second.browserOf(playerId)
    const tab = await tabs.open(second, browser)
    const said: unknown[] = []
    tab.on('closeSession', (message) => said.push(message))
    const sessionId = browser.sessionId() ?? ''
    await first.on(() => closeSessions(playerId, [sessionId]))
    await expect.poll(() => tab.connected).toBe(false)
    expect(said).toEqual([{ sessionIds: [sessionId] }])
  })

  it('two servers allow together what one allows', async () => {
    const statuses = await callBoth(await newLord(), ALLOWED + 4)
    expect(statuses).toEqual([...Array(ALLOWED).fill(200), ...Array(4).fill(429)])
  })

  it('tells the caller what is left over both servers', async () => {
    const playerId = await newLord()
    const answers = [
      await (await first.browserOf(playerId)).fetch('/api/player-sessions'),
      await (await second.browserOf(playerId)).fetch('/api/player-sessions'),
    ]
    const left = answers.map(({ headers }) => /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
    expect(left).toEqual([`${ALLOWED - 1}`, `${ALLOWED - 2}`])
  })

  it('tabs hear of changes here, calls go on and are counted while Redis is away, and tabs fetch everything after', async () => {
    const [playerId, callerId] = [await newLord(), await newLord()]
    const near = channelsHeard(await tabs.open(first, await first.browserOf(playerId)))
    const far = channelsHeard(await tabs.open(second, await second.browserOf(playerId)))
    logged.length = 0
    await redis.kill()
    await areApart()

    await change(first, playerId)
    await expect.poll(() => near).toEqual(['army'])
    expect(far).toEqual([])
    // Each server counts for itself now.
    const statuses = await callBoth(callerId, 2 * ALLOWED + 4)
    expect(statuses).toEqual([...Array(2 * ALLOWED).fill(200), ...Array(4).fill(429)])
    // A tab opens as well.
    await tabs.open(second, await second.browserOf(callerId))

    await redis.start()
    await areConnected()
    await expect.poll(() => [near, far].map((heard) => heard.includes('fightLogs'))).toEqual([true, true])
    far.length = 0
    await change(first, playerId)
    await expect.poll(() => far).toContain('army')
    // One attempt a second failed, and one line a minute tells it.
    expect(linesOf('Redis is away')).toBeLessThanOrEqual(2)
    expect(linesOf('Redis is back')).toBe(1)
  })

  it('a call and a tab of the same process do not wait until a silent Redis is given up', async () => {
    const playerId = await newLord()
    const near = channelsHeard(await tabs.open(first, await first.browserOf(playerId)))
    const browser = await first.browserOf(await newLord())
    logged.length = 0
    redis.pause()
    try {
      expect((await browser.fetch('/api/player-sessions')).status).toBe(200)
      await change(first, playerId)
      await expect.poll(() => near).toEqual(['army'])
      expect(isConnected(first)).toBe(false)
      // A proxy or a firewall may keep the connection open for ever.
      await expect.poll(() => linesOf('Redis is away')).toBe(1)
    } finally {
      redis.resume()
    }
    await areConnected()
  })

  it('a server starts while Redis is away and finds it later', async () => {
    await redis.kill()
    const third = await startTestServer({ env: { REDIS_URL: redis.url }, databaseUrl: first.databaseUrl })
    try {
      const playerId = await newLord()
      const heard = channelsHeard(await tabs.open(third, await third.browserOf(playerId)))
      await redis.start()
      await areConnected()
      await expect.poll(() => isConnected(third)).toBe(true)
      await change(first, playerId)
      await expect.poll(() => heard).toContain('army')
    } finally {
      await third.close()
    }
  })
})
