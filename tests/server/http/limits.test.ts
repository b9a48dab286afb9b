import { afterAll, beforeAll, expect, it } from 'vitest'
import { command } from '#server/game/commands/command.ts'
import { unauthorized } from '#server/platform/errors.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let first: TestServer
let second: TestServer

beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1' }
  // Replaces the real delay, which grows with each attempt.
  const handlers = {
    logIn: command<'logIn'>(() =>
      Promise.reject(unauthorized('wrongCredentials', 'Почта или пароль не подходят')),
    ),
  }
  first = await startTestServer({ env, handlers })
  second = await startTestServer({ env, handlers, databaseUrl: first.databaseUrl })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

function logIn(server: TestServer, email: string, password = 'a wrong one') {
  return server.visitor().fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
}

it('limits guesses at one account over all processes, and says when to retry', async () => {
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = await logIn(guess % 2 === 0 ? first : second, 'ratibor@example.org')
    expect(answer.status).toBe(401)
  }
  const refused = await logIn(second, 'Ratibor@Example.org')
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { code: 'tooManyRequests', details: { limit: 'logIn' } },
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('ratelimit-policy')).toBe('"logIn";q=10;w=300')
  expect((await logIn(first, 'another@example.org')).status).toBe(401)
})

it('does not count requests that break the contract', async () => {
  const left = async () =>
    /r=(\d+)/.exec((await logIn(first, 'third@example.org')).headers.get('ratelimit') ?? '')?.[1]
  const before = Number(await left())
  for (const password of ['', 'x'.repeat(129)]) {
    expect((await logIn(first, 'third@example.org', password)).status).toBe(400)
  }
  expect(Number(await left())).toBe(before - 1)
})
