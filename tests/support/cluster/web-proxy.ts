import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

/** The players' way in, as HAProxy serves it. */
export type WebProxy = {
  readonly url: string
  /** Waits until HAProxy sends calls to exactly these machines. */
  untilServed(machines: readonly string[]): Promise<void>
}

const LOOK_EVERY_MS = 200
const SERVED_WITHIN_MS = 120_000

/** Which machines of the game HAProxy takes for healthy, by its admin socket. */
async function servedBy(socketPath: string): Promise<string[]> {
  const socket = connect(socketPath)
  socket.on('error', () => undefined)
  socket.end('show stat\n')
  const lines = (await text(socket)).split('\n').map((line) => line.split(','))
  const column = lines[0]?.indexOf('status') ?? 0
  return lines
    .filter(([proxy, server]) => proxy === 'game' && server?.startsWith('game'))
    .filter((cells) => cells[column]?.startsWith('UP'))
    .map(([, server]) => server ?? '')
}

export function proxyAt(url: string, socketPath: string): WebProxy {
  return {
    url,
    untilServed: async (machines) => {
      const end = performance.now() + SERVED_WITHIN_MS
      for (;;) {
        const served = await servedBy(socketPath).catch((): string[] => [])
        if (served.length === machines.length && machines.every((one) => served.includes(one))) return
        if (performance.now() > end) throw new Error(`HAProxy sends calls to: ${served.join(', ')}`)
        await delay(LOOK_EVERY_MS)
      }
    },
  }
}
