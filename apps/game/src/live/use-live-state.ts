import { useSyncExternalStore } from 'react'
import type { LiveState } from './connection.ts'
import { useLive } from './live-context.ts'

export function useLiveState(): LiveState {
  const { connection } = useLive()
  return useSyncExternalStore(connection.subscribe, connection.state, connection.state)
}
