import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
const sockets: Socket[] = []

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
})

/** A client that announces a body and sends one byte of it. Resolves when the byte is sent. */
function openMuteCall(): Promise<void> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const head = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
      socket.write(`${head}Content-Length: 50\r\n\r\n{`, () => resolve())
    })
    socket.on('error', reject)
    // Reads the refusal and the end of the connection.
    socket.resume()
    sockets.push(socket)
  })
}

it('serves others while hundreds of callers do not send the bodies they announced', async () => {
  await Promise.all(Array.from({ length: 450 }, openMuteCall))
  const read = await fetch(`${server.url}/api/public/world`)
  const entry = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org', password: 'a wrong one' }),
  })
  expect([read.status, entry.status]).toEqual([200, 401])
})

it('gives up on them after a few seconds', async () => {
  await expect.poll(() => sockets.filter((socket) => !socket.closed).length, { timeout: 60_000 }).toBe(0)
})
