import { useSyncExternalStore } from 'react'

function watchNothing(): () => void {
  return () => undefined
}

/**
 * False while the browser takes over what the server has rendered, then true. What only the reader's browser knows (time zone, login) may
 * show from then on: parts of a page are taken over one after the other, and each must first be as the server rendered it.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
}
