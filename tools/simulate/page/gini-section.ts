import type { CastleRecord } from '../record.ts'
import { gini } from '../statistics.ts'
import { ofArchetypes } from '../tally.ts'
import { type Axis, axisOfDays } from './axis.ts'
import { line } from './marks.ts'
import { grid, legend, section } from './markup.ts'
import { plot } from './plot.ts'

const EVENNESS: Axis = { from: 0, to: 1, ticks: [0, 0.25, 0.5, 0.75, 1], show: String }

function courseOf(records: readonly CastleRecord[], days: number): { x: number; y: number }[] {
  return Array.from({ length: days }, (_, day) => {
    const gold = records.flatMap((record) => record.gold[day] ?? [])
    return gold.length < 2 ? [] : [{ x: day + 1, y: gini(gold) }]
  }).flat()
}

/** How unevenly the gold at hand is spread, over days. */
export function giniSection(records: readonly CastleRecord[], days: number): string {
  const all = courseOf(records, days)
  const engaged = courseOf(ofArchetypes(records, ['engaged']), days)
  const last = all.at(-1)?.y ?? 0
  return section(
    'Gini of the gold at hand',
    '0 is when every castle holds as much as any other, 1 when one holds everything. Purses are what is left after spending, so they differ a lot from day to day.',
    legend([
      { name: 'all castles', mark: 'f0' },
      { name: 'engaged only', mark: 'f2' },
    ]),
    grid(
      plot({
        title: 'Spread over days',
        below: 'day',
        description: `Gini coefficient of gold over days; ${last.toFixed(2)} for all castles at the end.`,
        x: axisOfDays(days),
        y: EVENNESS,
        marks: (scales) => line(scales, engaged, 'f2') + line(scales, all, 'f0'),
      }),
    ),
  )
}
