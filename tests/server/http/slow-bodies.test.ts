import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
const sockets: Socket[] = []
/** The first lines of what the callers got. */
const answers: string[] = []

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
    socket.setEncoding('utf8')
    socket.once('data', (text: string) => answers.push(text.slice(0, text.indexOf('\r\n'))))
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

it('gives up on them after a few seconds, before the connection itself is given up', async () => {
  await openMuteCall()
  await expect.poll(() => sockets.filter((socket) => !socket.closed).length, { timeout: 60_000 }).toBe(0)
  expect(answers).toHaveLength(sockets.length)
  // Node's own timeout answers 408.
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 400 Bad Request']))
})
