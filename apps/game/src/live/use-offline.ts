import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** The device says that it has no network. The socket itself learns that only when an answer is missed. */
export function useOffline(): boolean {
  return useSyncExternalStore(onlineManager.subscribe, () => !onlineManager.isOnline())
}
