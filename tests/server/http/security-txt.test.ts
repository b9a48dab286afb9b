import { afterEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

it('security.txt names the operator’s contact, and expires within a year', async () => {
  server = await startTestServer({ env: { SECURITY_CONTACT: 'mailto:security@donjon.example' } })
  const answer = await fetch(`${server.url}/.well-known/security.txt`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain('Contact: mailto:security@donjon.example')
  const expires = new Date(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '').getTime()
  const now = server.platform.clock.now().getTime()
  expect(expires).toBeGreaterThan(now)
  expect(expires - now).toBeLessThan(365 * 86_400_000)
})

it('without a contact there is no security.txt', async () => {
  server = await startTestServer()
  expect((await fetch(`${server.url}/.well-known/security.txt`)).status).toBe(404)
})
