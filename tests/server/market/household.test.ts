import { afterAll, beforeAll, expect, it } from 'vitest'
import { isHousehold } from '#server/game/player/household.ts'
import { sqlOne } from '#server/platform/sql.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { newcomer, post } from '../auth/newcomer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Registers a player in a browser with these cookies. Returns the cookies after it. */
async function register(cookie: string) {
  const form = newcomer()
  const response = await post(server.visitor(), '/auth/register', form, { cookie })
  expect(response.status).toBe(200)
  const kept = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const { id } = await sqlOne<{ id: number }>`
    SELECT player_id AS id FROM account WHERE email_key = ${form.email}`
  return {
    id,
    device: kept.find((pair) => pair.startsWith('device=')) ?? '',
    lines: response.headers.getSetCookie(),
  }
}

it('links only accounts of one browser, also after their session has ended', async () => {
  const first = await register('')
  expect(first.device).toMatch(/^device=[0-9a-f-]{36}$/)
  expect(first.lines.find((line) => line.startsWith('device='))).toMatch(/HttpOnly; SameSite=Lax/)
  // After logout only the browser id is left.
  const second = await register(first.device)
  const stranger = await register('')
  const forger = await register('device=me')
  await server.on(async () => {
    expect(await isHousehold(first.id, second.id)).toBe(true)
    expect(await isHousehold(first.id, stranger.id)).toBe(false)
    expect(await isHousehold(first.id, forger.id)).toBe(false)
  })
  expect(forger.device).not.toBe('device=me')
})
