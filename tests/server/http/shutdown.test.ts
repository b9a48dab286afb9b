import { expect, it } from 'vitest'
import { command } from '#server/game/commands/command.ts'
import { spend } from '#server/game/player/ledger.ts'
import { NO_REWARD, viewReward } from '#server/game/rewards/reward.ts'
import { query } from '#server/platform/http/handlers/query.ts'
import { sqlOne } from '#server/platform/sql.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer } from '../../support/server.ts'
import { createTestDatabase } from '../../support/test-database.ts'

it('finishes running calls before it stops, and accepts no new ones', async () => {
  const database = await createTestDatabase()
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const server = await startTestServer({
    databaseUrl: database.url,
    handlers: {
      completeTutorialStep: command<'completeTutorialStep'>(async ({ player }) => {
        spend(player, { gold: 30 }, 'ARMY')
        begun.resolve()
        await released.promise
        return { stepKey: 'testStep', reward: viewReward(NO_REWARD) }
      }),
    },
  })
  const { id } = await server.on(() => buildPlayer({ gold: 100 }))
  const browser = await server.browserOf(id)
  const atWork = browser.fetch('/api/player-quests/testStep/complete', { method: 'POST' })
  await begun.promise
  const closing = server.close()
  released.resolve()
  expect((await atWork).status).toBe(200)
  await closing
  await expect(browser.fetch('/health')).rejects.toThrow('has no answer')

  const next = await startTestServer({ databaseUrl: database.url })
  const { gold } = await next.on(() => sqlOne<{ gold: number }>`SELECT gold FROM player WHERE id = ${id}`)
  expect(gold).toBe(70)
  await next.close()
  await database.drop()
})

it('refuses what one network has at work beyond its share with 429, and serves others', async () => {
  const released = Promise.withResolvers<void>()
  const server = await startTestServer({
    env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' },
    handlers: {
      getWorld: query<'getWorld'>(async () => {
        await released.promise
        return { castles: 0, lords: 0, missionsToday: 0, strongest: [] }
      }),
    },
  })
  const ask = async (address: string) =>
    (await server.visitor().fetch('/api/public/world', { headers: { 'x-forwarded-for': address } })).status
  let refused = 0
  const greedy = Array.from({ length: 250 }, async () => {
    if ((await ask('203.0.113.1')) === 429) refused += 1
  })
  await expect.poll(() => refused).toBeGreaterThan(100)
  const other = ask('203.0.113.2')
  released.resolve()
  expect(await other).toBe(200)
  await Promise.all(greedy)
  await server.close()
})

it('refuses calls with 503 and Retry-After instead of queueing them', async () => {
  const released = Promise.withResolvers<void>()
  const server = await startTestServer({
    env: { TRUST_PROXY: '1' },
    handlers: {
      getWorld: query<'getWorld'>(async () => {
        await released.promise
        return { castles: 0, lords: 0, missionsToday: 0, strongest: [] }
      }),
    },
  })
  let turnedAway = 0
  const calls = Array.from({ length: 450 }, async (_, index) => {
    // From ten networks: one alone may not take all places.
    const headers = { 'x-forwarded-for': `203.0.113.${index % 10}` }
    const answer = await server.visitor().fetch('/api/public/world', { headers })
    if (answer.status === 503) turnedAway += 1
    return answer
  })
  await expect.poll(() => turnedAway).toBeGreaterThan(0)
  released.resolve()
  const answers = await Promise.all(calls)
  const refused = answers.filter((answer) => answer.status === 503)
  // How many are refused depends on the machine: nobody waits for longer than a second.
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(await refused[0]?.json()).toMatchObject({ code: 'overloaded' })
  await server.close()
})
