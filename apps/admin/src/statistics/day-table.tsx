import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { dayWords } from './number-words.ts'

/** One number for each day. */
export type DaySeries = { readonly label: string; readonly data: readonly number[] }

type DayTableProps = {
  title: string
  days: readonly string[]
  series: readonly DaySeries[]
  wordsOf: (value: number) => string
}

/** The numbers of a chart, the newest day first. */
export function DayTable({ title, days, series, wordsOf }: DayTableProps) {
  return (
    // Scrolls: the keyboard must reach it.
    <TableContainer tabIndex={0} role="region" aria-label={`${title}: таблица`} sx={{ maxHeight: 360 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>День</TableCell>
            {series.map(({ label }) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days
            .map((day, index) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {dayWords(day)}
                </TableCell>
                {series.map(({ label, data }) => (
                  <TableCell key={label} align="right">
                    {wordsOf(data[index] ?? 0)}
                  </TableCell>
                ))}
              </TableRow>
            ))
            .reverse()}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
