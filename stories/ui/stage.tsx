import type { ReactNode } from 'react'

/** A row of examples that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
}

/** Examples below one another. */
export function Stack({ children, width }: { children: ReactNode; width?: number }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, maxWidth: width }}>
      {children}
    </div>
  )
}
