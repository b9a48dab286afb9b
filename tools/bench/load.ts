import { Agent, request as openRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchPlayer } from './world.ts'

export type BenchCall = {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Headers beside the cookie, created for every request. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly body?: string | ((player: BenchPlayer) => string)
}

/** Concurrent requests, more than the pool has connections, as under real load. */
const CLIENTS = 24
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })

/** The body that a player sends. */
export function bodyOf({ body }: BenchCall, player: BenchPlayer): string | undefined {
  return typeof body === 'function' ? body(player) : body
}

function sendOne(url: string, call: BenchCall, player: BenchPlayer): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = bodyOf(call, player)
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const headers = { cookie: player.cookie, ...length, ...call.headers() }
    const outgoing = openRequest(
      `${url}${call.path}`,
      { agent, method: call.method, headers },
      (response) => {
        response.on('error', reject)
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.resume()
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** How often a call is made again that the server refuses because it is busy, and how long before each (ms). */
const BUSY_TRIES = 120
const BUSY_PAUSE_MS = 250

/** Beside other work a server may be too slow for `CLIENTS` calls at once: it refuses some, which nothing has changed. */
async function sendUntilServed(url: string, call: BenchCall, player: BenchPlayer): Promise<number> {
  for (let tries = 0; tries < BUSY_TRIES; tries += 1) {
    const status = await sendOne(url, call, player)
    if (status !== 503) return status
    await sleep(BUSY_PAUSE_MS)
  }
  return 503
}

/** Sends the call once. Throws on a refusal. */
export async function sendOnce(url: string, call: BenchCall, player: BenchPlayer): Promise<void> {
  const status = await sendUntilServed(url, call, player)
  if (status !== 200) throw new Error(`${call.name} at ${url} answered ${status}`)
}

/** Sends the call once for every player, `CLIENTS` at a time. Returns answers per second. Throws on a refusal. */
export async function measure(
  url: string,
  call: BenchCall,
  players: readonly BenchPlayer[],
): Promise<number> {
  let next = 0
  const work = async () => {
    for (let player = players[next++]; player; player = players[next++]) await sendOnce(url, call, player)
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, work))
  return (players.length / (performance.now() - start)) * 1000
}
