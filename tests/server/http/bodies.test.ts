import { request as openRequest } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { sendWire } from '../../support/wire.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const LOG_IN_PATH = '/api/auth/login'
/** As the contract promises. */
const BODY_LIMIT_BYTES = 102_400
const JSON_HEADERS = { 'content-type': 'application/json' }

function credentials(bytes: number): string {
  const text = JSON.stringify({ email: 'nobody@example.org', password: 'wrong one', withBearer: false })
  return text.padEnd(bytes)
}

it('reads a body up to the limit, refuses one byte more, and does not read one that is far too long', async () => {
  const answers = [BODY_LIMIT_BYTES, BODY_LIMIT_BYTES + 1, 10 * BODY_LIMIT_BYTES].map((bytes) =>
    sendWire(server.url, {
      method: 'POST',
      path: LOG_IN_PATH,
      headers: JSON_HEADERS,
      body: credentials(bytes),
    }),
  )
  const [within, beyond, far] = await Promise.all(answers)
  expect(within?.status).toBe(401)
  expect(beyond?.status).toBe(400)
  expect(beyond?.text).toContain('Запрос слишком велик')
  // Of the one byte more, all may have arrived before the answer.
  expect([far?.status, far?.headers.connection]).toEqual([400, 'close'])
})

it('refuses a body without a declared length that exceeds the limit', async () => {
  const outgoing = openRequest(`${server.url}${LOG_IN_PATH}`, { method: 'POST', headers: JSON_HEADERS })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    outgoing.on('response', (response) => resolve(response.resume().statusCode))
    outgoing.on('error', reject)
  })
  outgoing.write('{"email":"')
  outgoing.write('x'.repeat(BODY_LIMIT_BYTES))
  expect(await answer).toBe(400)
  outgoing.destroy()
})

it('continues to answer others after a caller who aborts a body', async () => {
  const outgoing = openRequest(`${server.url}${LOG_IN_PATH}`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, 'content-length': '1000' },
  })
  const closed = new Promise((resolve) => outgoing.once('close', resolve))
  outgoing.on('error', () => undefined)
  await new Promise((resolve) => outgoing.write('{"email":', resolve))
  outgoing.destroy()
  await closed
  const body = credentials(0)
  expect(
    (await sendWire(server.url, { method: 'POST', path: LOG_IN_PATH, headers: JSON_HEADERS, body })).status,
  ).toBe(401)
  // The call that was left has ended too: as a refusal, not as a failure.
  await expect
    .poll(async () => (await fetch(`${server.url}/metrics`)).text())
    .toMatch(/donjon_call_seconds_count\{operation="logIn",status="400"\} 4/)
})
