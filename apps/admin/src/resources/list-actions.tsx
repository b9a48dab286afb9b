import type { ReactNode } from 'react'
import { ExportButton, TopToolbar, useListContext } from 'react-admin'
import { EXPORTED_ROWS_MAX } from './exporter.ts'

/** The buttons above a list. An empty one has nothing to export. One row more than a file holds is read, so that the file can say that there are more. */
export function ListActions({ children }: { children?: ReactNode }) {
  const { total } = useListContext()
  return (
    <TopToolbar>
      {children}
      {total === 0 ? null : <ExportButton maxResults={EXPORTED_ROWS_MAX + 1} />}
    </TopToolbar>
  )
}
