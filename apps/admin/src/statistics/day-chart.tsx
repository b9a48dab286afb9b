import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { ChartCard } from './chart-card.tsx'
import { COLOURS } from './colours.ts'
import { type DaySeries, DayTable } from './day-table.tsx'
import { axisWords, dayWords, numberWords } from './number-words.ts'

type DayChartProps = {
  title: string
  /** What the numbers mean, where the title does not say it. */
  about?: string
  /** YYYY-MM-DD, the oldest first. */
  days: readonly string[]
  series: readonly DaySeries[]
  /** `bars` stand on each other and add up; `lines` are compared. */
  kind: 'bars' | 'lines'
  /** The number as it is read: per cent or a plain number. */
  wordsOf?: (value: number) => string
}

const HEIGHT_PX = 260

function isEmpty(series: readonly DaySeries[]): boolean {
  return series.every(({ data }) => data.every((value) => value === 0))
}

/** A chart by days, and the same numbers as a table. */
export function DayChart({ title, about, days, series, kind, wordsOf = numberWords }: DayChartProps) {
  if (isEmpty(series))
    return (
      <ChartCard title={title} about={about}>
        <Typography>За эти дни ничего не было.</Typography>
      </ChartCard>
    )
  const names = days.map(dayWords)
  const common = {
    height: HEIGHT_PX,
    colors: COLOURS,
    skipAnimation: true,
    margin: { left: 0, right: 24 },
    yAxis: [{ width: 56, tickMinStep: 1, valueFormatter: axisWords }],
  }
  const valueFormatter = (value: number | null) => wordsOf(value ?? 0)
  return (
    <ChartCard title={title} about={about} table={<DayTable title={title} {...{ days, series, wordsOf }} />}>
      {kind === 'bars' ? (
        <BarChart
          {...common}
          xAxis={[{ data: names, scaleType: 'band' }]}
          series={series.map(({ label, data }) => ({
            label,
            data: [...data],
            stack: 'all',
            valueFormatter,
          }))}
        />
      ) : (
        <LineChart
          {...common}
          xAxis={[{ data: names, scaleType: 'point' }]}
          series={series.map(({ label, data }) => ({
            label,
            data: [...data],
            showMark: days.length === 1,
            curve: 'linear' as const,
            valueFormatter,
          }))}
        />
      )}
    </ChartCard>
  )
}
