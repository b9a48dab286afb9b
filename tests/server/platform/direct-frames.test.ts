import { createServer, type Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeFramesDirectly } from '#server/platform/live/direct-frames.ts'

let http: HttpServer
let io: Server
const tabs: Socket[] = []

beforeEach(async () => {
  http = createServer()
  io = new Server(http)
  writeFramesDirectly(io.engine)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.disconnect()
  await io.close()
})

/** A connected tab and the messages it has received. */
async function openTab(transport: 'websocket' | 'polling'): Promise<string[]> {
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const tab = connect(`http://127.0.0.1:${port}`, { transports: [transport], upgrade: false, forceNew: true })
  const heard: string[] = []
  tab.on('word', (word: string) => heard.push(word))
  tabs.push(tab)
  await new Promise<void>((resolve) => tab.once('connect', resolve))
  return heard
}

/** The finished frames that ws sends on the server's only connection. */
function watchFrames() {
  const [connection] = [...io.of('/').sockets.values()]
  const sender: unknown = Reflect.get(Reflect.get(connection?.conn.transport ?? {}, 'socket'), '_sender')
  if (typeof sender !== 'object' || sender === null) throw new Error('ws has no _sender')
  return vi.spyOn(sender as { sendFrame(...frame: unknown[]): void }, 'sendFrame')
}

describe('a broadcast', () => {
  it('reaches WebSocket and long polling alike', async () => {
    const heard = await Promise.all([openTab('websocket'), openTab('polling')])
    io.emit('word', 'first')
    io.emit('word', 'второе')
    await expect
      .poll(() => heard, { timeout: 30_000 })
      .toEqual([
        ['first', 'второе'],
        ['first', 'второе'],
      ])
  })

  it('keeps its place among the messages to one socket', async () => {
    const heard = await openTab('websocket')
    const [socket] = [...io.of('/').sockets.values()]
    const words = Array.from({ length: 300 }, (_, index) => `${index}`)
    for (const [index, word] of words.entries()) {
      if (index % 3 === 0) socket?.emit('word', word)
      else io.emit('word', word)
      if (index % 7 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    await expect.poll(() => heard, { timeout: 30_000 }).toEqual(words)
  })

  it('is one write to an idle WebSocket, past the queue of engine.io', async () => {
    const heard = await openTab('websocket')
    const sent = watchFrames()
    io.emit('word', 'direct')
    expect(sent.mock.calls).toEqual([[[expect.any(Buffer)]]])
    await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['direct'])
  })
})
