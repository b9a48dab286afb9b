import type { GuildWeek } from '#generated/types.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { ChartTable } from '../../ui/charts/chart-table.tsx'
import { formatGameDay } from '../../ui/format/date.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { ChallengeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'

export type WeeksCardProps = {
  /** The oldest first, the current one last. */
  weeks: readonly GuildWeek[] | undefined
  error: Error | null
  onRetry: () => void
}

function wonIn({ missions, crusades, raids }: GuildWeek): number {
  return missions + crusades + raids
}

/** What members have won together, week by week. */
export function WeeksCard({ weeks, error, onRetry }: WeeksCardProps) {
  return (
    <Card
      title={<Tip of="guildWeeks">Победы по неделям</Tip>}
      icon={<ChallengeIcon />}
      label="Победы по неделям"
    >
      {!weeks && <Pending error={error} onRetry={onRetry} lines={1} height={150} />}
      {weeks && (weeks.some((week) => wonIn(week) > 0) ? <Weeks weeks={weeks} /> : <NoWeeks />)}
    </Card>
  )
}

function NoWeeks() {
  return (
    <Empty icon={<ChallengeIcon />}>
      Побед ещё нет. Выигранные походы и набеги участников появятся здесь.
    </Empty>
  )
}

function Weeks({ weeks }: { weeks: readonly GuildWeek[] }) {
  return (
    <>
      <BarChart
        label="Победы участников по неделям"
        bars={weeks.map((week) => ({ id: week.startsAt, up: wonIn(week), week }))}
        words={({ week }, isLast) => (
          <>
            <span>{isLast ? 'Эта неделя' : `С ${formatGameDay(week.startsAt)}`}</span>
            <b>{formatNumber(wonIn(week))}</b>
          </>
        )}
        first={`с ${formatGameDay(weeks[0]?.startsAt ?? 0)}`}
        last="эта неделя"
      />
      <ChartTable
        summary="По неделям таблицей"
        headings={['Неделя', 'Походы', 'Крестовые', 'Набеги']}
        rows={[...weeks].reverse().map((week) => ({
          id: week.startsAt,
          name: `с ${formatGameDay(week.startsAt)}`,
          figures: [week.missions, week.crusades, week.raids].map(formatNumber),
        }))}
      />
    </>
  )
}
