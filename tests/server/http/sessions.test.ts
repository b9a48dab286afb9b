import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeSessions } from '#server/platform/sessions/close-sessions.ts'
import { mintBearer } from '#server/platform/sessions/session-token.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const clock = createSettableClock(new Date('2026-01-15T12:00:00Z'))
const DAY_SECONDS = 86_400
let server: TestServer
let playerId: number

beforeAll(async () => {
  server = await startTestServer({ clock })
  playerId = (await server.on(() => buildPlayer())).id
})
afterAll(() => server.close())

/** A call that every open session may make. */
async function knock(headers: Record<string, string>) {
  return (await fetch(`${server.url}/api/player/neighbours`, { headers })).status
}

it('refuses cookies that it has not signed', async () => {
  const browser = await server.browserOf(playerId)
  const cookie = browser.cookies()
  expect(await knock({ cookie })).toBe(200)
  expect(await knock({ cookie: `${cookie.slice(0, -2)}AA` })).toBe(401)
  expect(await knock({ cookie: `session=${browser.sessionId()}` })).toBe(401)
  expect(await knock({})).toBe(401)
})

it('refuses a closed session at once, by cookie and by bearer', async () => {
  const browser = await server.browserOf(playerId)
  const id = browser.sessionId() ?? ''
  const { token } = server.on(() => mintBearer(id))
  expect(await knock({ authorization: `Bearer ${token}` })).toBe(200)
  await server.on(() => closeSessions(playerId, [id]))
  expect(await knock({ cookie: browser.cookies() })).toBe(401)
  expect(await knock({ authorization: `Bearer ${token}` })).toBe(401)
})

it('ends a bearer after a quarter of an hour', async () => {
  const browser = await server.browserOf(playerId)
  const { token } = server.on(() => mintBearer(browser.sessionId() ?? ''))
  clock.advance(14 * 60)
  expect(await knock({ authorization: `Bearer ${token}` })).toBe(200)
  clock.advance(2 * 60)
  expect(await knock({ authorization: `Bearer ${token}` })).toBe(401)
})

it('ends a session after 14 days without use, and after 90 days in any case', async () => {
  const idle = await server.browserOf(playerId)
  clock.advance(14 * DAY_SECONDS + 1)
  expect(await knock({ cookie: idle.cookies() })).toBe(401)

  const busy = await server.browserOf(playerId)
  for (let days = 0; days < 84; days += 12) {
    clock.advance(12 * DAY_SECONDS)
    expect(await knock({ cookie: busy.cookies() })).toBe(200)
    // The server records the use after it answers.
    await expect.poll(() => lastUse(busy.sessionId() ?? '')).toBe(clock.now().getTime())
  }
  clock.advance(7 * DAY_SECONDS)
  expect(await knock({ cookie: busy.cookies() })).toBe(401)
})

async function lastUse(sessionId: string): Promise<number | undefined> {
  const { rows } = await server.platform.database.pool.query<{ last_seen_at: Date }>(
    'SELECT last_seen_at FROM session WHERE id = $1',
    [sessionId],
  )
  return rows[0]?.last_seen_at.getTime()
}
