import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Mounts its children after the page stands: what is not needed at first does not compete with it. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 60)
    return () => clearTimeout(timer)
  }, [])
  return ready ? <Suspense fallback={null}>{children}</Suspense> : null
}
