import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Mounts its children after the first paint, so that they do not compete with the page. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 60)
    return () => clearTimeout(timer)
  }, [])
  return ready ? <Suspense fallback={null}>{children}</Suspense> : null
}
