import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { Children, type ReactNode } from 'react'
import {
  DatagridRow,
  type DatagridRowProps,
  type Identifier,
  useExpanded,
  useRecordContext,
  useResourceContext,
} from 'react-admin'

function useUnfolded(id: Identifier) {
  const resource = useResourceContext() ?? ''
  const [isUnfolded, toggle] = useExpanded(resource, id)
  return { isUnfolded, toggle, panelId: `${resource}-${id}-text` }
}

/** Shows or hides the text of a row. react-admin's own button is not in the order of the keyboard. */
export function Unfold() {
  const { isUnfolded, toggle, panelId } = useUnfolded(useRecordContext()?.id ?? '')
  return (
    <IconButton
      size="small"
      aria-label={isUnfolded ? 'Свернуть' : 'Раскрыть'}
      aria-expanded={isUnfolded}
      aria-controls={panelId}
      onClick={toggle}
    >
      <ExpandMoreIcon sx={{ transform: isUnfolded ? 'rotate(180deg)' : undefined }} />
    </IconButton>
  )
}

/** A row of a table with its text below it. */
export function UnfoldingRow({ text, ...row }: DatagridRowProps & { text: ReactNode }) {
  const { isUnfolded, panelId } = useUnfolded(row.id ?? '')
  return (
    <>
      <DatagridRow {...row} />
      {isUnfolded && (
        <TableRow id={panelId}>
          <TableCell colSpan={Children.count(row.children)}>{text}</TableCell>
        </TableRow>
      )}
    </>
  )
}
