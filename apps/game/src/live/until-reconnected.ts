import { onlineManager } from '@tanstack/react-query'
import type { LiveConnection } from './connection.ts'

/** Resolves after a time (ms), or earlier when the network or the live connection comes back. */
export function untilReconnected(
  connection: Pick<LiveConnection, 'state' | 'subscribe'>,
  delayMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const wasConnected = connection.state().phase === 'connected'
    const stops = [
      connection.subscribe(() => {
        if (!wasConnected && connection.state().phase === 'connected') finish()
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
