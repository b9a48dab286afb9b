import { useSyncExternalStore } from 'react'
import type { LiveState } from './connection.ts'
import { useLive } from './live-context.ts'

export function useLiveState(): LiveState {
  const { connection } = useLive()
  return useSyncExternalStore(connection.subscribe, connection.state, connection.state)
}

/** How far the server's clock is ahead of this one, in ms. */
export function useServerClock(): number {
  const { clock } = useLive()
  return useSyncExternalStore(clock.subscribe, clock.offset, clock.offset)
}
