import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether the device reports no network. The socket itself notices only when an answer is missing. */
export function useOffline(): boolean {
  return useSyncExternalStore(onlineManager.subscribe, () => !onlineManager.isOnline())
}
