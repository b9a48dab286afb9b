import { Agent, request as openRequest } from 'node:http'
import type { BenchPlayer } from './world.ts'

export type BenchCall = {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Headers beside the cookie, created for every request. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly body?: string
}

/** Concurrent requests, more than the pool has connections, as under real load. */
const CLIENTS = 24
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })

function sendOne(url: string, call: BenchCall, player: BenchPlayer): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = call.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(call.body)) }
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
    outgoing.end(call.body)
  })
}

/** Sends the call once for every player, `CLIENTS` at a time. Returns answers per second. Throws on a refusal. */
export async function measure(
  url: string,
  call: BenchCall,
  players: readonly BenchPlayer[],
): Promise<number> {
  let next = 0
  const work = async () => {
    for (let player = players[next++]; player; player = players[next++]) {
      const status = await sendOne(url, call, player)
      if (status !== 200) throw new Error(`${call.name} at ${url} answered ${status}`)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, work))
  return (players.length / (performance.now() - start)) * 1000
}
