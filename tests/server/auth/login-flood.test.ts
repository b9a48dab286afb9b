import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { newcomer, PASSWORD, post, register } from './newcomer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('logins that wait for their hashes do not hold up what others read', async () => {
  const { email } = await register(server.visitor())
  const browser = server.visitor()
  await post(browser, '/auth/login', { email, password: PASSWORD })
  let done = 0
  const logins = Array.from({ length: 60 }, async () => {
    const answer = await post(server.visitor(), '/auth/login', {
      email: newcomer().email,
      password: PASSWORD,
    })
    done += 1
    return answer.status
  })
  const reads: number[] = []
  for (let read = 0; read < 5; read += 1) reads.push((await browser.fetch('/api/player-sessions')).status)
  const doneBeforeTheReads = done
  expect(reads).toEqual([200, 200, 200, 200, 200])
  // 503: the queue of hashes was too long.
  for (const status of await Promise.all(logins)) expect([401, 503]).toContain(status)
  expect(doneBeforeTheReads).toBeLessThan(30)
})
