import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function ask(headers: Record<string, string> = {}) {
  return fetch(`${server.url}/api/public/game-tips`, { headers })
}

it('sends a public answer only once to clients that cache it', async () => {
  const first = await ask()
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=300')
  for (const known of [tag, `W/${tag}`, `"another", ${tag}`, '*']) {
    const second = await ask({ 'if-none-match': known })
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', tag])
  }
  expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)
})
