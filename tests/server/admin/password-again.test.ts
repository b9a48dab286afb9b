import { afterAll, beforeAll, expect, it } from 'vitest'
import { grantRole } from '#server/domains/admin/grant-role.ts'
import { sql } from '#server/platform/sql.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { PASSWORD, post, register } from '../auth/newcomer.ts'

const clock = createSettableClock(new Date('2026-01-15T12:00:00Z'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

async function steward(at = server): Promise<{ client: TestClient; id: number }> {
  const client = at.visitor()
  const { email, player } = await register(client)
  await at.on(() => grantRole(email, 'USER_ADMIN'))
  await at.on(() => giveSecondFactor(player.playerId))
  return { client, id: player.playerId }
}

function confirm(client: TestClient, password: string) {
  return post(client, '/admin/password-confirmation', { password })
}

async function codeOf(response: Response) {
  return [response.status, (await response.json()).code]
}

it('opens the calls that ask for the password, in this session and for ten minutes', async () => {
  const { client, id } = await steward()
  const { id: subject } = await server.on(() => buildPlayer())
  const end = (by: TestClient) => post(by, `/admin/players/${subject}/end-sessions`)
  expect(await codeOf(await end(client))).toEqual([403, 'passwordNotConfirmed'])
  // Reading needs no password.
  expect((await client.fetch(`/api/admin/players/${subject}`)).status).toBe(200)

  const confirmed = await confirm(client, PASSWORD)
  expect(confirmed.status).toBe(200)
  expect(await confirmed.json()).toEqual({ confirmedUntil: '2026-01-15T12:10:00.000Z' })
  expect((await end(client)).status).toBe(200)
  const elsewhere = await server.browserOf(id)
  await server.on(
    () => sql`UPDATE session SET password_confirmed_until = NULL WHERE id = ${elsewhere.sessionId() ?? ''}`,
  )
  expect(await codeOf(await end(elsewhere))).toEqual([403, 'passwordNotConfirmed'])

  clock.advance(9 * 60)
  expect((await end(client)).status).toBe(200)
  clock.advance(60)
  expect(await codeOf(await end(client))).toEqual([403, 'passwordNotConfirmed'])
})

it('refuses a wrong password, and is open to administrators only', async () => {
  const { client } = await steward()
  const { id: subject } = await server.on(() => buildPlayer())
  const wrong = await confirm(client, 'another-password')
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toMatchObject({ code: 'wrongCredentials', message: 'Пароль указан неверно' })
  expect(await codeOf(await post(client, `/admin/players/${subject}/end-sessions`))).toEqual([
    403,
    'passwordNotConfirmed',
  ])
  const player = server.visitor()
  await register(player)
  expect(await codeOf(await confirm(player, PASSWORD))).toEqual([403, 'forbidden'])
})

it('stores the password nowhere', async () => {
  const { client } = await steward()
  await confirm(client, PASSWORD)
  await confirm(client, 'guess-number-1')
  const rows = await server.on(
    () => sql<{ text: string }>`
      SELECT request::text AS text FROM admin_action UNION ALL SELECT coalesce(body, '') FROM idempotency`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ text }) => text.includes('guess-number') || text.includes(PASSWORD))).toEqual([])
})

it('refuses who guesses too often', async () => {
  const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: '0.4' } })
  const { client } = await steward(strict)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1)
    statuses.push((await confirm(client, `guess-number-${attempt}`)).status)
  expect(statuses).toEqual([422, 422, 422, 422, 429])
  const late = await confirm(client, PASSWORD)
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  await strict.close()
})
