import { onlineManager } from '@tanstack/react-query'
import type { LiveConnection, LiveState } from './connection.ts'

function isServerReached({ phase }: LiveState): boolean {
  return phase === 'connected' || phase === 'byCalls'
}

/** Resolves after a time (ms), or earlier when the network or the server comes back. */
export function untilReconnected(
  connection: Pick<LiveConnection, 'state' | 'subscribe'>,
  delayMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const wasReached = isServerReached(connection.state())
    const stops = [
      connection.subscribe(() => {
        if (!wasReached && isServerReached(connection.state())) finish()
      }),
      onlineManager.subscribe((isOnline) => {
        if (isOnline) finish()
      }),
    ]
    const timer = setTimeout(finish, delayMs)
    function finish(): void {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve()
    }
  })
}
