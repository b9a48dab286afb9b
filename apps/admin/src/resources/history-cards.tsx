import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Children, isValidElement, type ReactNode } from 'react'
import { Labeled, RecordContextProvider, useListContext, useResourceContext } from 'react-admin'

type HistoryCardsProps = {
  /** The fields of each record. */
  children: ReactNode
  empty: string | undefined
  /** A long text of each record, which is folded. */
  text: ReactNode
}

/** Records that belong to a page, in a narrow window: each with the names of its fields. */
export function HistoryCards({ children, empty, text }: HistoryCardsProps) {
  const { data, isPending } = useListContext()
  // Inside of a form the fields would get the names of its record.
  const resource = useResourceContext() ?? ''
  if (isPending) return null
  if (!data || data.length === 0) return <Typography>{empty}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
                gap: 1,
                alignItems: 'start',
                '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
              }}
            >
              {Children.map(children, (field) =>
                isValidElement(field) ? (
                  <Labeled resource={resource} sx={{ alignItems: 'flex-start' }}>
                    {field}
                  </Labeled>
                ) : null,
              )}
            </Box>
            {text === undefined ? null : (
              <Box component="details" sx={{ mt: 1 }}>
                <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
                  Текст
                </Box>
                {text}
              </Box>
            )}
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  )
}
