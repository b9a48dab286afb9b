import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Config } from '#server/platform/config.ts'
import { startTalkativeServer, type TalkativeServer } from '../../support/talkative-server.ts'
import { newcomer, PASSWORD } from '../auth/newcomer.ts'

let server: TalkativeServer
beforeAll(async () => {
  server = await startTalkativeServer({}, 'info')
})
afterAll(() => server.close())

type Line = { readonly security?: Record<string, unknown>; readonly again?: number }

function securityLines(): Line[] {
  return server
    .logged()
    .split('\n')
    .flatMap((line): Line[] => (line.includes('"security"') ? [JSON.parse(line)] : []))
}

function post(path: string, body: unknown) {
  return fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

it('tells of logins, both ways, without e-mail and address', async () => {
  const form = newcomer()
  await post('/auth/register', form)
  await post('/auth/login', { email: form.email, password: 'a wrong one' })
  await post('/auth/login', { email: form.email, password: PASSWORD })
  const from = expect.stringMatching(/^[\w-]{12}$/)
  expect(securityLines()).toMatchObject([
    { security: { event: 'sessionOpened', playerId: expect.any(Number), from } },
    { security: { event: 'registerPlayer', from } },
    { security: { event: 'logIn', status: 401, code: 'wrongCredentials', from } },
    { security: { event: 'newDevice', playerId: expect.any(Number), from } },
    { security: { event: 'logIn', from } },
  ])
  expect(server.logged()).not.toMatch(new RegExp(`${form.email}|127\\.0\\.0\\.1`))
})

it('writes one line about a flood of equal refusals', async () => {
  const before = securityLines().length
  await Promise.all(Array.from({ length: 50 }, () => fetch(`${server.url}/api/player-sessions`)))
  const lines = securityLines().slice(before)
  // A slow machine takes longer than equal events are counted together.
  expect(lines.length).toBeLessThan(10)
  expect(lines[0]).toMatchObject({ security: { event: 'listSessions', status: 401 } })
})

it('also names a network as before while a former secret is known', async () => {
  const former = 'a-former-secret-of-the-tests-of-32'
  const refusedAt = async (changes: Partial<Config>) => {
    const other = await startTalkativeServer(changes, 'info')
    await fetch(`${other.url}/api/player-sessions`)
    await other.close()
    const line =
      other
        .logged()
        .split('\n')
        .find((text) => text.includes('"security"')) ?? '{}'
    const { security }: { security: Record<string, unknown> } = JSON.parse(line)
    return security
  }
  const before = await refusedAt({ secret: former })
  expect(before).not.toHaveProperty('formerly')
  const after = await refusedAt({ formerSecrets: [former] })
  expect(after.from).not.toBe(before.from)
  expect(after.formerly).toEqual([before.from])
})
