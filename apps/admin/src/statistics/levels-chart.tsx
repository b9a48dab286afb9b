import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import type { AdminStatistics } from '#generated/types.ts'
import { ChartCard } from './chart-card.tsx'
import { COLOURS } from './colours.ts'
import { axisWords, numberWords } from './number-words.ts'

const TITLE = 'Замки по уровням'
const ABOUT = 'Сейчас, вместе с замками соседей'
const HEIGHT_PX = 260

function LevelTable({ levels }: Pick<AdminStatistics, 'levels'>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`${TITLE}: таблица`} sx={{ maxHeight: 360 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Уровень</TableCell>
            <TableCell align="right">Замков</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {levels.map(({ level, castles }) => (
            <TableRow key={level}>
              <TableCell component="th" scope="row">
                {level}
              </TableCell>
              <TableCell align="right">{numberWords(castles)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** How many castles have which level. */
export function LevelsChart({ levels }: Pick<AdminStatistics, 'levels'>) {
  if (levels.length === 0)
    return (
      <ChartCard title={TITLE} about={ABOUT}>
        <Typography>Замков пока нет.</Typography>
      </ChartCard>
    )
  return (
    <ChartCard title={TITLE} about={ABOUT} table={<LevelTable levels={levels} />}>
      <BarChart
        height={HEIGHT_PX}
        colors={COLOURS}
        skipAnimation
        margin={{ left: 0, right: 8 }}
        hideLegend
        xAxis={[{ data: levels.map(({ level }) => level), scaleType: 'band' }]}
        yAxis={[{ width: 56, tickMinStep: 1, valueFormatter: axisWords }]}
        series={[{ label: 'Замков', data: levels.map(({ castles }) => castles) }]}
      />
    </ChartCard>
  )
}
