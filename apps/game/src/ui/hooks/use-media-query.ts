import { useCallback, useSyncExternalStore } from 'react'
import { BREAKPOINTS_PX, type Breakpoint } from '../constants.ts'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Whether the window is at least as wide as the named layout (docs/game.md §3). */
export function useAtLeast(breakpoint: Breakpoint): boolean {
  return useMediaQuery(`(min-width: ${BREAKPOINTS_PX[breakpoint]}px)`)
}
