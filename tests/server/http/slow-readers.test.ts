import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
let dist: string
const sockets: Socket[] = []
/** More than the system keeps in its own buffers of a connection. */
const BYTES = 64 * 1024 * 1024

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'donjon-dist-'))
  for (const site of ['game', 'admin', 'docs']) {
    await mkdir(join(dist, site, 'assets'), { recursive: true })
    await writeFile(join(dist, site, 'index.html'), '<html></html>')
  }
  await writeFile(join(dist, 'game', 'assets', 'large-a1B2c3D4.js'), Buffer.alloc(BYTES, ' '))
  server = await startTestServer({ dist, standstillMs: 2000 })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
  await rm(dist, { recursive: true })
})

/** A client that asks for a large file and reads nothing. */
function openUnreadCall(): void {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname, () => {
    socket.pause()
    socket.write('GET /assets/large-a1B2c3D4.js HTTP/1.1\r\nHost: localhost\r\n\r\n')
  })
  socket.on('error', () => undefined)
  sockets.push(socket)
}

it('closes the connections of clients that do not read their answers, and of nobody else', async () => {
  for (let client = 0; client < 5; client += 1) openUnreadCall()
  await expect.poll(() => sockets.filter(({ bytesWritten }) => bytesWritten > 0)).toHaveLength(5)
  // A paused socket notices that the other side is gone when it writes.
  await expect
    .poll(
      () => {
        for (const socket of sockets) if (!socket.destroyed) socket.write('\r\n')
        return sockets.every(({ destroyed }) => destroyed)
      },
      // What it writes counts as life, so it must not write too often.
      { interval: 4000, timeout: 120_000 },
    )
    .toBe(true)
  expect((await fetch(`${server.url}/api/public/world`)).status).toBe(200)
})
