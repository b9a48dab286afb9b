import { type ReactNode, useDeferredValue } from 'react'
import { PageSkeleton } from './page-boundary.tsx'

/** The first page is rendered in the background, in short tasks: a slow phone answers touches meanwhile. Later pages show at once. */
export function InBackground({ children }: { children: ReactNode }) {
  const isBegun = useDeferredValue(true, false)
  return isBegun ? children : <PageSkeleton />
}
