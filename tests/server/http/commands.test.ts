import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CommandRun } from '#server/game/commands/command.ts'
import { command } from '#server/game/commands/command.ts'
import { spend } from '#server/game/player/ledger.ts'
import { NO_REWARD, viewReward } from '#server/game/rewards/reward.ts'
import { refuse } from '#server/platform/errors.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'

/** The command under test. Each test sets it. */
let work: CommandRun<'completeTutorialStep'>
let server: TestServer
let browser: TestClient
let playerId: number

beforeAll(async () => {
  server = await startTestServer({
    handlers: { completeTutorialStep: command<'completeTutorialStep'>((call) => work(call)) },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  playerId = (await server.on(() => buildPlayer({ gold: 100 }))).id
  browser = await server.browserOf(playerId)
})

function call(headers: Record<string, string> = {}) {
  return browser.fetch('/api/player-quests/testStep/complete', { method: 'POST', headers })
}

async function goldOf() {
  const row = await server.on(() => sqlOne<{ gold: number }>`SELECT gold FROM player WHERE id = ${playerId}`)
  return row.gold
}

const pay: CommandRun<'completeTutorialStep'> = async ({ player }) => {
  spend(player, { gold: 30 }, 'ARMY')
  return { stepKey: 'testStep', reward: viewReward(NO_REWARD) }
}

it('runs a repeated key once, and answers the same bytes', async () => {
  work = pay
  const headers = { 'idempotency-key': randomUUID() }
  const answers = [await call(headers), await call(headers)]
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect(bodies[1]).toBe(bodies[0])
  expect(await goldOf()).toBe(70)
})

it('runs the same key once for each of two players', async () => {
  work = pay
  const other = (await server.on(() => buildPlayer({ gold: 100 }))).id
  const key = { 'idempotency-key': randomUUID() }
  const path = '/api/player-quests/testStep/complete'
  const theirs = await (await server.browserOf(other)).fetch(path, { method: 'POST', headers: key })
  expect([theirs.status, (await call(key)).status]).toEqual([200, 200])
  expect(await goldOf()).toBe(70)
})

it('answers a repeated key with present snapshots, and does not store them', async () => {
  work = pay
  const headers = { 'idempotency-key': randomUUID(), 'game-data-subscribes': '{"controlPanel":true}' }
  const first = await (await call(headers)).json()
  await call()
  const again = await (await call(headers)).json()
  const purse = (gold: number) => ({ controlPanel: { data: { purse: { gold } } } })
  expect([first.gameData, again.gameData]).toMatchObject([purse(70), purse(40)])
  expect(again.gameData.controlPanel.rev).toBeGreaterThan(first.gameData.controlPanel.rev)
  expect({ ...again, gameData: null }).toEqual({ ...first, gameData: null })
  const [stored] = await server.on(
    () => sql<{ body: string }>`SELECT body FROM idempotency WHERE key = ${headers['idempotency-key']}`,
  )
  expect(stored?.body).not.toContain('gameData')
})

it('never overspends in twenty concurrent calls', async () => {
  work = pay
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await call()).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 422)).toHaveLength(17)
  expect(await goldOf()).toBe(10)
})

it('changes nothing when it refuses or fails, and hides internal errors', async () => {
  work = async (given) => {
    await pay(given)
    throw refuse('energyFull', 'Энергия полна')
  }
  const refused = await call()
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { message: 'Энергия полна', code: 'energyFull' },
  ])
  work = async (given) => {
    await pay(given)
    throw new Error('a secret thing broke')
  }
  const failed = await call()
  const text = await failed.text()
  expect([failed.status, JSON.parse(text)]).toMatchObject([
    500,
    { message: 'Произошла ошибка', code: 'internal' },
  ])
  expect(text).not.toContain('secret')
  expect(await goldOf()).toBe(100)
})

it('refuses invalid subscriptions', async () => {
  work = pay
  const answer = await call({ 'game-data-subscribes': '{"gold":true}' })
  expect(answer.status).toBe(400)
  expect(await goldOf()).toBe(100)
})

it('returns the changed channels in their state after the command', async () => {
  work = pay
  const answer = await call({ 'game-data-subscribes': '{"controlPanel":true,"playerLayout":true}' })
  const body: unknown = await answer.json()
  const { rev } = await server.on(
    () => sqlOne<{ rev: number }>`SELECT rev FROM player WHERE id = ${playerId}`,
  )
  expect(body).toMatchObject({ gameData: { controlPanel: { rev, data: { purse: { gold: 70 } } } } })
  expect(body).not.toHaveProperty('gameData.playerLayout')
})
