import { once } from 'node:events'
import { Agent, request } from 'node:https'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookupPublic } from '#server/platform/push/lookup-public.ts'

let connections = 0
const server = createServer((socket) => {
  connections += 1
  socket.destroy()
})
beforeAll(async () => {
  server.listen(0)
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Why a request to a machine of this name fails. */
function failure(hostname: string, lookup: typeof lookupPublic | undefined): Promise<string> {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent(lookup ? { lookup } : {})
  return new Promise((resolve) => {
    request({ hostname, port, agent, method: 'POST' })
      .on('error', (error) => resolve(error.message))
      .end()
  })
}

function resolved(name: string): Promise<string> {
  return new Promise((resolve) => {
    lookupPublic?.(name, {}, (error, address) => resolve(error ? error.message : String(address)))
  })
}

it('a name that leads to a private address is not connected to', async () => {
  expect(await failure('localhost', lookupPublic)).toBe('The address of the push service is not public')
  expect(connections).toBe(0)
  // Without it the connection is made.
  await failure('localhost', undefined)
  expect(connections).toBeGreaterThan(0)
})

it('a public address passes', async () => {
  expect(await resolved('8.8.8.8')).toBe('8.8.8.8')
})

it('a name without an address fails', async () => {
  expect(await resolved('nowhere.invalid')).not.toBe('')
})
