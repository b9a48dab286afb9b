import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { StatisticsDays } from '#generated/types.ts'
import { NowNumbers } from './now-numbers.tsx'
import { StatisticsCharts } from './statistics-charts.tsx'
import { useStatistics } from './use-statistics.ts'

const RANGES: readonly { readonly days: StatisticsDays; readonly label: string }[] = [
  { days: 1, label: 'Сегодня' },
  { days: 7, label: '7 дней' },
  { days: 30, label: '30 дней' },
  { days: 90, label: '90 дней' },
]

type RangeChoiceProps = { days: StatisticsDays; onChoose: (days: StatisticsDays) => void }

function RangeChoice({ days, onChoose }: RangeChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      onChange={(_event, chosen: StatisticsDays | null) => chosen && onChoose(chosen)}
      aria-label="За сколько дней"
    >
      {RANGES.map(({ days: value, label }) => (
        <ToggleButton key={value} value={value} sx={{ color: 'text.primary' }}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** The numbers of the game: this moment, and charts by days. */
export function StatisticsPanel() {
  const [days, setDays] = useState<StatisticsDays>(30)
  const { data, error, isFetching, refetch } = useStatistics(days)
  return (
    <Stack sx={{ gap: 2, mt: 2, mb: 4 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography component="h2" variant="h5">
          Что происходит в игре
        </Typography>
        <RangeChoice days={days} onChoose={setDays} />
      </Stack>
      {isFetching && <LinearProgress aria-label="Числа загружаются" />}
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              Повторить
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {data && (
        <>
          <NowNumbers now={data.now} />
          <StatisticsCharts statistics={data} />
          <Typography variant="body2" color="text.secondary">
            Дни считаются по Москве. Свежие события попадают сюда через одну-две минуты.
          </Typography>
        </>
      )}
    </Stack>
  )
}
