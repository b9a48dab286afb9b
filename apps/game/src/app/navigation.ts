import type { NavigateFunction } from 'react-router-dom'

/** Lets code outside of components (a closed session, a pressed notification) open another page. */
export function createNavigation() {
  let navigate: NavigateFunction | null = null
  /** Where to go as soon as there is a router. */
  let waiting: string | null = null
  return {
    attach(next: NavigateFunction): void {
      navigate = next
      if (waiting !== null) void navigate(waiting)
      waiting = null
    },
    go(path: string): void {
      if (navigate) void navigate(path)
      else waiting = path
    },
  }
}

export type Navigation = ReturnType<typeof createNavigation>
