import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Listeners, startListening } from '#server/platform/admission/listeners.ts'

const HOST = '127.0.0.1'

describe('a server that listens', () => {
  let http: Server
  let listeners: Listeners

  beforeEach(async () => {
    http = createServer((_request, response) => response.end('served'))
    listeners = await startListening(http, 0, HOST)
  })
  afterEach(async () => {
    http.closeAllConnections()
    await listeners.close()
  })

  it('accepts many connections in one turn of the event loop', async () => {
    const clients = 160
    const turnOf: number[] = []
    let turn = 0
    const nextTurn = () => {
      turn += 1
      if (turnOf.length < clients) setImmediate(nextTurn)
    }
    http.on('connection', () => turnOf.push(turn))
    const sockets = Array.from({ length: clients }, () => connect(listeners.port, HOST))
    nextTurn()
    await expect.poll(() => turnOf.length).toBe(clients)
    expect(new Set(turnOf).size).toBeLessThan(clients / 2)
    for (const socket of sockets) socket.destroy()
  })

  it('serves on every connection', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, async () => (await fetch(`http://${HOST}:${listeners.port}/`)).text()),
    )
    expect(new Set(answers)).toEqual(new Set(['served']))
  })

  it('refuses a port on which another server listens', async () => {
    const second = createServer()
    await expect(startListening(second, listeners.port, HOST)).rejects.toThrow('EADDRINUSE')
  })

  it('refuses connections after it is closed', async () => {
    await listeners.close()
    for (let attempt = 0; attempt < 32; attempt += 1) {
      await expect(fetch(`http://${HOST}:${listeners.port}/`)).rejects.toThrow('fetch failed')
    }
  })
})
