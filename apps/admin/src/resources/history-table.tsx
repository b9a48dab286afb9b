import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Datagrid, DatagridBody, useGetResourceLabel, useResourceContext, WrapperField } from 'react-admin'
import { HistoryCards } from './history-cards.tsx'
import { Unfold, UnfoldingRow } from './unfolding-row.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

type HistoryTableProps = {
  /** The columns. */
  children: ReactNode
  /** What stands instead of a table without rows. */
  empty?: string
  /** A long text of each row, which is unfolded below it. */
  text?: ReactNode
}

/** Records that belong to a page. A table wider than the page scrolls inside of its box, also by the keyboard. */
export function HistoryTable({ children, empty, text }: HistoryTableProps) {
  const label = useGetResourceLabel()
  // The last form of the name: «Сеансы».
  const name = label(useResourceContext() ?? '', 0)
  if (useIsNarrow()) {
    return (
      <HistoryCards empty={empty} text={text}>
        {children}
      </HistoryCards>
    )
  }
  return (
    <Box role="region" aria-label={name} tabIndex={0} sx={{ overflowX: 'auto', width: '100%' }}>
      <Datagrid
        bulkActionButtons={false}
        rowClick={false}
        empty={<Typography>{empty}</Typography>}
        body={text === undefined ? DatagridBody : <DatagridBody row={<UnfoldingRow text={text} />} />}
      >
        {text === undefined ? null : (
          <WrapperField label="Текст">
            <Unfold />
          </WrapperField>
        )}
        {children}
      </Datagrid>
    </Box>
  )
}
