import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { sql } from '#server/platform/sql.ts'
import { measure } from './load.ts'
import { median, quantile } from './statistics.ts'
import type { BenchPlayer } from './world.ts'

export type EventFigures = {
  readonly count: number
  /** Milliseconds from sending the call to one process until the tab at the other process has the event. */
  readonly median: number
  readonly p99: number
}

async function openTab(url: string, player: BenchPlayer) {
  const tab = io(url, {
    path: '/api/socket/app',
    transports: ['websocket'],
    extraHeaders: { cookie: player.cookie },
    auth: { clientId: randomUUID() },
  })
  await new Promise<void>((resolve, reject) => {
    tab.once('connect', resolve)
    tab.once('connect_error', reject)
  })
  return tab
}

/** Repeats a purchase at `near` and waits until the player's tab at `far` has the event. */
export async function measureEvents(
  near: string,
  far: string,
  player: BenchPlayer,
  count = 100,
): Promise<EventFigures> {
  const tab = await openTab(far, player)
  // The adapter starts to listen shortly after the connection opens.
  await delay(1000)
  const latencies: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const heard = new Promise<number>((resolve) => {
      const listen = ({ channels }: { channels: readonly string[] }) => {
        if (!channels.includes('army')) return
        tab.off('needFetchGameData', listen)
        resolve(performance.now())
      }
      tab.on('needFetchGameData', listen)
    })
    // Resets the group, so that it never reaches its maximum.
    await sql`UPDATE player SET archers = 0 WHERE id = ${player.id}`
    const start = performance.now()
    const buy = {
      name: 'a purchase',
      method: 'POST' as const,
      path: '/api/player-army/buy',
      headers: () => ({ 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      body: JSON.stringify({ group: 'archers', amount: 1 }),
    }
    await measure(near, buy, [player])
    latencies.push((await heard) - start)
  }
  tab.disconnect()
  return { count, median: median(latencies), p99: quantile(latencies, 0.99) }
}
