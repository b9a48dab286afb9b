import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueToken } from '#server/domains/auth/account-token.ts'
import { sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { newcomer, PASSWORD, post, register } from './newcomer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function storedAnswer(key: string): Promise<string> {
  const { body } = await server.on(
    () => sqlOne<{ body: string }>`SELECT body FROM idempotency WHERE key = ${key}`,
  )
  return body
}

/**
 * Sends the same call twice with one key: both answers must hold the same working bearer, and no table may
 * hold it.
 */
async function twice(client: TestClient, path: string, body?: object) {
  const key = randomUUID()
  const ask = async () => (await post(client, path, body, { 'idempotency-key': key })).text()
  const [first, again] = [await ask(), await ask()]
  expect(again).toBe(first)
  const [token = ''] = /v1\.[\w.-]+/.exec(first) ?? []
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`${server.url}/api/player-sessions`, { headers })).status).toBe(200)
  expect(await storedAnswer(key)).not.toContain('v1.')
}

it('a repeated call gets the same bearer, which is never stored', async () => {
  const client = server.visitor()
  const form = newcomer({ withBearer: true })
  await twice(client, '/auth/register', form)
  await twice(client, '/auth/login', { email: form.email, password: PASSWORD, withBearer: true })
  await twice(client, '/auth/renew-bearer')
})

it('a mailed link sets a password once, also for a logged-in player', async () => {
  const client = server.visitor()
  const { email } = await register(client)
  const token = await server.on(async () => {
    const { id } = await sqlOne<{ id: number }>`SELECT player_id AS id FROM account WHERE email = ${email}`
    return inTransaction(() => issueToken({ id }, email, 'RESET_PASSWORD'))
  })
  const [newPassword, headers] = ['novaya-krepost', { 'idempotency-key': randomUUID() }]
  const query = new URLSearchParams({ token, newPassword, confirmNewPassword: newPassword })
  for (let round = 0; round < 2; round += 1) {
    const answer = await post(client, `/auth/change-password?${query}`, undefined, headers)
    expect(answer.status).toBe(204)
  }
})
