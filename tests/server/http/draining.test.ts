import { expect, it } from 'vitest'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer } from '../../support/server.ts'

it('still takes calls for DRAIN_SECONDS while it tells proxies to send no more', async () => {
  const server = await startTestServer({ env: { DRAIN_SECONDS: '8' } })
  const { id } = await server.on(() => buildPlayer())
  const browser = await server.browserOf(id)
  const visitor = server.visitor()
  expect((await visitor.fetch('/health')).status).toBe(200)

  const closing = server.close()
  await expect.poll(async () => (await visitor.fetch('/health')).status).toBe(503)
  expect((await visitor.fetch('/ready')).status).toBe(503)
  const call = await browser.fetch('/api/player-sessions')
  expect(call.status).toBe(200)
  expect(call.headers.get('connection')).toBe('close')

  await closing
  await expect(visitor.fetch('/health')).rejects.toThrow('has no answer')
})
