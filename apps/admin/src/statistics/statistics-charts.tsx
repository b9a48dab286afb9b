import Box from '@mui/material/Box'
import type { AdminStatistics } from '#generated/types.ts'
import { DayChart } from './day-chart.tsx'
import type { DaySeries } from './day-table.tsx'
import { LevelsChart } from './levels-chart.tsx'
import { moneySeries } from './top-series.ts'

const FIGHT_NAMES: Readonly<Record<AdminStatistics['fights'][number]['type'], string>> = {
  MISSION: 'Походы',
  GROUP_MISSION: 'Крестовые походы',
  FORAY: 'Набеги',
}

/** Whole per cent of won fights of each day, 0 without any. */
function winSeries({ type, won, lost, drawn }: AdminStatistics['fights'][number]): DaySeries {
  const data = won.map((wins, index) => {
    const all = wins + (lost[index] ?? 0) + (drawn[index] ?? 0)
    return all === 0 ? 0 : Math.round((wins * 100) / all)
  })
  return { label: FIGHT_NAMES[type], data }
}

function countSeries({ type, won, lost, drawn }: AdminStatistics['fights'][number]): DaySeries {
  return {
    label: FIGHT_NAMES[type],
    data: won.map((wins, index) => wins + (lost[index] ?? 0) + (drawn[index] ?? 0)),
  }
}

function percentWords(value: number): string {
  return `${value}\u00a0%`
}

/** All charts of the home page. */
export function StatisticsCharts({ statistics }: { statistics: AdminStatistics }) {
  const { days, money, fights, levels } = statistics
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <DayChart
        title="Золото: приход"
        about="Вместе с замками соседей"
        days={days}
        kind="bars"
        series={moneySeries(money, 'GOLD', 'earned')}
      />
      <DayChart title="Золото: расход" days={days} kind="bars" series={moneySeries(money, 'GOLD', 'spent')} />
      <DayChart
        title="Алмазы: приход"
        about="Вместе с замками соседей"
        days={days}
        kind="bars"
        series={moneySeries(money, 'DIAMONDS', 'earned')}
      />
      <DayChart
        title="Алмазы: расход"
        days={days}
        kind="bars"
        series={moneySeries(money, 'DIAMONDS', 'spent')}
      />
      <DayChart
        title="Игроки"
        about="Вернулись: после недели отсутствия и дольше"
        days={days}
        kind="lines"
        series={[
          { label: 'Играли', data: statistics.active },
          { label: 'Основали замок', data: statistics.founded },
          { label: 'Вернулись', data: statistics.returned },
        ]}
      />
      <LevelsChart levels={levels} />
      <DayChart title="Бои" days={days} kind="bars" series={fights.map(countSeries)} />
      <DayChart
        title="Доля побед нападающих"
        days={days}
        kind="lines"
        series={fights.map(winSeries)}
        wordsOf={percentWords}
      />
      <DayChart
        title="Рынок: продано лотов"
        days={days}
        kind="bars"
        series={[{ label: 'Лотов', data: statistics.sales }]}
      />
      <DayChart
        title="Рынок: выручка продавцов"
        days={days}
        kind="lines"
        series={[
          { label: 'Золото', data: statistics.salesGold },
          { label: 'Алмазы', data: statistics.salesDiamonds },
        ]}
      />
      <DayChart
        title="Ошибки"
        about="Вызовы, которые сервер не смог выполнить"
        days={days}
        kind="bars"
        series={[
          { label: 'Сбой', data: statistics.failed },
          { label: 'Перегрузка', data: statistics.refused },
        ]}
      />
    </Box>
  )
}
