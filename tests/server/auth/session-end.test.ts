import { afterAll, beforeAll, expect, it } from 'vitest'
import { SESSION_IDLE_SECONDS } from '#server/platform/sessions/session-token.ts'
import { createSettableClock } from '#server/platform/time-source.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { PASSWORD, post, register } from './newcomer.ts'

const clock = createSettableClock(new Date())
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

async function reasonFor(client: TestClient) {
  return (await client.api.GET('/auth/session-end')).data?.reason
}

/** Two browsers of one player. */
async function twoBrowsers() {
  const first = server.visitor()
  const { email } = await register(first)
  const second = server.visitor()
  await post(second, '/auth/login', { email, password: PASSWORD })
  return { first, second }
}

it('an open session and a visitor have no reason', async () => {
  const { first } = await twoBrowsers()
  expect(await reasonFor(first)).toBeNull()
  expect(await reasonFor(server.visitor())).toBeNull()
})

it('a session closed from another browser says so', async () => {
  const { first, second } = await twoBrowsers()
  await post(first, '/player-sessions/close-others')
  expect(await reasonFor(second)).toBe('CLOSED_ELSEWHERE')
  expect(await reasonFor(first)).toBeNull()
})

it('a new password closes the other sessions and says so', async () => {
  const { first, second } = await twoBrowsers()
  const passwords = {
    password: PASSWORD,
    newPassword: 'novaya-krepost',
    confirmNewPassword: 'novaya-krepost',
  }
  await post(first, `/auth/change-password?${new URLSearchParams(passwords)}`)
  expect(await reasonFor(second)).toBe('PASSWORD_CHANGED')
})

it('a session that was not used for too long has expired', async () => {
  const { second } = await twoBrowsers()
  clock.advance(SESSION_IDLE_SECONDS + 1)
  expect(await reasonFor(second)).toBe('EXPIRED')
})
