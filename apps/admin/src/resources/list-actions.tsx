import type { ReactNode } from 'react'
import { ExportButton, TopToolbar } from 'react-admin'
import { EXPORTED_ROWS_MAX } from './exporter.ts'

/** The buttons above a list. One row more than a file holds is read, so that the file can say that there are more. */
export function ListActions({ children }: { children?: ReactNode }) {
  return (
    <TopToolbar>
      {children}
      <ExportButton maxResults={EXPORTED_ROWS_MAX + 1} />
    </TopToolbar>
  )
}
