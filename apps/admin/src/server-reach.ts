import { useSyncExternalStore } from 'react'

let isReached = true
const listeners = new Set<() => void>()

/** Every call of the console notes here whether the server has answered it. */
export function noteReach(isAnswered: boolean): void {
  if (isAnswered === isReached) return
  isReached = isAnswered
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server has answered the last call. */
export function useIsServerReached(): boolean {
  return useSyncExternalStore(subscribe, () => isReached)
}
