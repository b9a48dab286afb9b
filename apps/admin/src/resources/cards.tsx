import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import {
  BulkActionsToolbar,
  ListNoResults,
  type RaRecord,
  SimpleListLoading,
  useListContext,
} from 'react-admin'
import { Link } from 'react-router-dom'

type Words<Row> = {
  /** Names the record, also for the checkbox. */
  title: (row: Row) => string
  text: (row: Row) => ReactNode
  note: (row: Row) => string
}

type CardsProps<Row> = Words<Row> & {
  /** The address of the record's page. */
  pathOf?: (row: Row) => string | undefined
  /** What can be done with the chosen records. Without it none can be chosen. */
  actions?: ReactNode
  /** What stands instead of an empty list. */
  empty?: string
}

function CardWords<Row>({ row, title, text, note }: Words<Row> & { row: Row }) {
  const slotProps = {
    primary: { sx: { fontWeight: 700, overflowWrap: 'anywhere' } },
    secondary: { component: 'div', color: 'text.primary', sx: { overflowWrap: 'anywhere' } },
  } as const
  const secondary = (
    <>
      {text(row)}
      <Typography variant="body2" color="text.secondary">
        {note(row)}
      </Typography>
    </>
  )
  return <ListItemText primary={title(row)} secondary={secondary} slotProps={slotProps} />
}

/** The records of a list in a narrow window, where a table has no room. */
export function Cards<Row extends RaRecord>({ pathOf, actions, empty, ...words }: CardsProps<Row>) {
  const { data, isPending, total, selectedIds, onToggleItem } = useListContext<Row>()
  if (isPending) return <SimpleListLoading hasSecondaryText />
  if (!data || total === 0) {
    return empty === undefined ? <ListNoResults /> : <Typography sx={{ p: 2 }}>{empty}</Typography>
  }
  const choose = (row: Row) => (
    <Checkbox
      edge="end"
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': `Выбрать: ${words.title(row)}` } }}
    />
  )
  return (
    <>
      {actions && selectedIds.length > 0 ? <BulkActionsToolbar>{actions}</BulkActionsToolbar> : null}
      <List disablePadding>
        {data.map((row) => {
          const path = pathOf?.(row)
          return (
            <ListItem key={row.id} disablePadding divider secondaryAction={actions ? choose(row) : null}>
              {path === undefined ? (
                <Box sx={{ pl: 2, pr: actions ? 7 : 2, py: 1, minWidth: 0, flex: 1 }}>
                  <CardWords row={row} {...words} />
                </Box>
              ) : (
                <ListItemButton component={Link} to={path}>
                  <CardWords row={row} {...words} />
                </ListItemButton>
              )}
            </ListItem>
          )
        })}
      </List>
    </>
  )
}
