import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashQueue } from '#server/domains/auth/hash-queue.ts'
import { handlers } from '#server/domains/handlers.ts'
import { query } from '#server/platform/http/handlers/query.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { newcomer, PASSWORD, post } from '../auth/newcomer.ts'

/** Six connections make twelve places, of which one network takes half. */
const OF_NETWORK = 6

let server: TestServer
let started: number
let released: PromiseWithResolvers<void>

beforeEach(async () => {
  started = 0
  released = Promise.withResolvers<void>()
  const getWorld = query<'getWorld'>(async () => {
    started += 1
    await released.promise
    return { castles: 0, lords: 0, missionsToday: 0, strongest: [] }
  })
  // Nobody may wait but those behind calls of their own.
  const admission = { waitMs: -1, ownWaitMs: 20_000, waitingOfSessionMax: 20 }
  server = await startTestServer({ handlers: { ...handlers, getWorld }, admission })
})
afterEach(async () => {
  released.resolve()
  await server.close()
})

async function metrics() {
  return (await server.visitor().fetch('/metrics')).text()
}

type Refused = { status: number; headers: IncomingHttpHeaders; body: unknown; isReused: boolean }

function read(agent: Agent, headers: Record<string, string> = {}): Promise<Refused> {
  return new Promise((resolve, reject) => {
    const request = get(`${server.url}/api/public/world?x=1`, { agent, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body,
        isReused: request.reusedSocket,
      })
    })
    request.once('error', reject)
  })
}

it('refuses a call at once for which there is no capacity, and keeps its connection', async () => {
  const calls = Array.from({ length: OF_NETWORK + 1 }, () => server.visitor().fetch('/api/public/world'))
  await expect.poll(async () => /^donjon_reads_queued 1$/m.test(await metrics())).toBe(true)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const id = '11111111-1111-4111-8111-111111111111'
  const answers = [await read(agent, { 'x-request-id': id }), await read(agent)]
  agent.destroy()
  expect(answers.map(({ status, isReused }) => [status, isReused])).toEqual([
    [503, false],
    [503, true],
  ])
  expect(answers[0]?.body).toEqual({
    message: 'Сервер перегружен, попробуйте ещё раз',
    code: 'overloaded',
    requestId: id,
  })
  expect(answers[0]?.headers).toMatchObject({ 'retry-after': '1', 'x-request-id': id })
  const text = await metrics()
  expect(text).toContain('donjon_calls_refused_total{share="reads"} 2\n')
  // It never came as far as a call.
  expect(text).not.toMatch(/donjon_call_seconds_count\{operation="getWorld"/)
  expect(started).toBe(OF_NETWORK)
  released.resolve()
  await Promise.all(calls)
})

it('refuses a login at once that would wait too long for its hash, and serves the rest', async () => {
  const login = () => post(server.visitor(), '/auth/login', { email: newcomer().email, password: PASSWORD })
  await hashQueue.run(() => delay(300))
  let areMany = true
  const waitAgainAndAgain = async () => {
    while (areMany) await hashQueue.run(() => released.promise).catch(() => undefined)
  }
  const others = Array.from({ length: 30 }, waitAgainAndAgain)
  try {
    expect((await login()).status).toBe(503)
    expect(await metrics()).toContain('donjon_calls_refused_total{share="logins"} 1\n')
    expect((await server.visitor().fetch('/api/auth/data')).status).toBe(204)
  } finally {
    areMany = false
    released.resolve()
    await Promise.all(others)
  }
  expect((await login()).status).toBe(401)
})
