import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type BenchProcess, startProcess } from './processes.ts'
import type { SocketReport, SocketTask } from './socket-task.ts'
import { median } from './statistics.ts'
import type { BenchPlayer } from './world.ts'

type Kind = 'ours' | 'bare' | 'raw'

export type SocketFigures = {
  readonly sockets: number
  /** Bytes of heap and buffers for one more connection. */
  readonly bytes: number
  readonly bareBytes: number
  /** The server's processor time for one event to all sockets, relative to a loop over raw WebSockets. */
  readonly roomRatio: number
  /** The same for one event to each player. */
  readonly personalRatio: number
}

/** Events per measurement. A single one is shorter than the clock's resolution. */
const EVENTS_A_ROUND = 5

/** A tab without a browser. It implements only the part of socket.io that keeps a connection open. */
function openTab(url: string, kind: Kind, player: BenchPlayer, onEvent: () => void): Promise<WebSocket> {
  const address = url.replace('http', 'ws')
  const path = kind === 'raw' ? '/' : '/api/socket/app/?EIO=4&transport=websocket'
  const tab = new WebSocket(`${address}${path}`, {
    headers: { cookie: player.cookie },
    perMessageDeflate: false,
  })
  return new Promise((resolve, reject) => {
    tab.on('error', reject)
    if (kind === 'raw') tab.on('open', () => resolve(tab))
    tab.on('message', (data) => {
      const text = data.toString()
      if (text.startsWith('0')) tab.send(`40${JSON.stringify({ clientId: randomUUID() })}`)
      else if (text.startsWith('2')) tab.send('3')
      else if (text.startsWith('40')) resolve(tab)
      else if (text.startsWith('44')) reject(new Error(text))
      else if (text.startsWith('42["needFetchGameData",{"channels":["army"')) onEvent()
    })
  })
}

/** A server of one kind with its tabs. */
type Crowd = {
  ask(task: SocketTask): Promise<SocketReport>
  /** Opens tabs until there are `total`, for these players in turn. */
  fill(total: number, players: readonly BenchPlayer[]): Promise<void>
  /** The server's processor time in microseconds until every tab has the events. */
  send(to: 'room' | 'each', playerIds: readonly number[]): Promise<number>
  close(): Promise<void>
}

/** Connections that open concurrently. */
const OPENING = 50

async function openCrowd(kind: Kind, env: Readonly<Record<string, string>>): Promise<Crowd> {
  const server: BenchProcess = await startProcess('tools/bench/socket-server.ts', { ...env, KIND: kind }, [
    '--expose-gc',
  ])
  const tabs: WebSocket[] = []
  let awaited = 0
  let onAll = () => {}
  const heard = () => {
    awaited -= 1
    if (awaited === 0) onAll()
  }
  const ask = (task: SocketTask) => server.ask<SocketReport>(task)
  return {
    ask,
    fill: async (total, players) => {
      while (tabs.length < total) {
        const count = Math.min(OPENING, total - tabs.length)
        const opened = Array.from({ length: count }, (_, index) => {
          const player = players[(tabs.length + index) % players.length]
          if (!player) throw new Error('Nobody is there to open a connection')
          return openTab(server.url, kind, player, heard)
        })
        tabs.push(...(await Promise.all(opened)))
      }
    },
    send: async (to, playerIds) => {
      const before = await ask({ do: 'cpu' })
      for (let turn = 0; turn < EVENTS_A_ROUND; turn += 1) {
        awaited = tabs.length
        const all = new Promise<void>((resolve) => {
          onAll = resolve
        })
        await ask({ do: 'send', to, playerIds })
        await all
      }
      return (await ask({ do: 'cpu' })).cpuMicroseconds - before.cpuMicroseconds
    },
    close: async () => {
      await Promise.all(
        tabs.map((tab) => {
          const ended = once(tab, 'close')
          tab.terminate()
          return ended
        }),
      )
      await server.stop()
    },
  }
}

/** Tabs opened before the measurement: the first ones also pay for compilation and caches. */
const WARMING = 20

/** Opens the sockets and returns the bytes per connection. */
async function weigh(crowd: Crowd, sockets: number, players: readonly BenchPlayer[]): Promise<number> {
  await crowd.fill(WARMING, players)
  const before = await crowd.ask({ do: 'weigh' })
  await crowd.fill(sockets, players)
  const after = await crowd.ask({ do: 'weigh' })
  return (after.bytes - before.bytes) / (sockets - WARMING)
}

async function compareSending(
  ours: Crowd,
  raw: Crowd,
  to: 'room' | 'each',
  playerIds: readonly number[],
  rounds: number,
): Promise<number> {
  const ratios: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const mine = await ours.send(to, playerIds)
    const loop = await raw.send(to, playerIds)
    if (round >= 0) ratios.push(mine / loop)
  }
  return median(ratios)
}

/**
 * Opens that many connections to the game's live side, to bare socket.io and to a raw WebSocket server, and
 * compares them.
 */
export async function compareSockets(
  env: Readonly<Record<string, string>>,
  players: readonly BenchPlayer[],
  sockets: number,
  rounds: number,
): Promise<SocketFigures> {
  const bare = await openCrowd('bare', env)
  const bareBytes = await weigh(bare, sockets, players)
  await bare.close()

  const raw = await openCrowd('raw', env)
  await raw.fill(sockets, players)
  const many = await openCrowd('ours', env)
  const bytes = await weigh(many, sockets, players)
  const ids = players.slice(0, sockets).map(({ id }) => id)
  const personalRatio = await compareSending(many, raw, 'each', ids, rounds)
  await many.close()

  // All tabs belong to one player, so they share one room.
  const one = players.slice(0, 1)
  const room = await openCrowd('ours', env)
  await room.fill(sockets, one)
  const roomRatio = await compareSending(
    room,
    raw,
    'room',
    one.map(({ id }) => id),
    rounds,
  )
  await room.close()
  await raw.close()
  return { sockets, bytes, bareBytes, roomRatio, personalRatio }
}
