import type { NavigateFunction } from 'react-router-dom'

/** Lets code outside of components (a closed session) open another page. */
export function createNavigation() {
  let navigate: NavigateFunction | null = null
  return {
    attach(next: NavigateFunction): void {
      navigate = next
    },
    go(path: string): void {
      void navigate?.(path)
    },
  }
}

export type Navigation = ReturnType<typeof createNavigation>
