import { ARCHETYPES } from '../archetypes.ts'
import type { CastleRecord } from '../record.ts'
import { median } from '../statistics.ts'
import type { Table } from '../table.ts'
import { ofArchetypes } from '../tally.ts'

const DAYS = [1, 3, 7, 14, 30, 60, 90] as const

/** Median level at the end of some days, by archetype. */
export function levelTable(records: readonly CastleRecord[], days: number): Table {
  const shownDays = DAYS.filter((day) => day <= days)
  const rows = ARCHETYPES.flatMap((archetype) => {
    const own = ofArchetypes(records, [archetype])
    if (own.length === 0) return []
    const levels = shownDays.map((day) => {
      const level = median(own.flatMap((record) => record.levels[day - 1] ?? []))
      return level === null ? '·' : level.toFixed(1)
    })
    return [[archetype, String(own.length), ...levels]]
  })
  return {
    title: 'Levels (median at the end of the day)',
    columns: [
      { title: 'archetype' },
      { title: 'castles', align: 'right' },
      ...shownDays.map((day) => ({ title: `day ${day}`, align: 'right' as const })),
    ],
    rows,
  }
}
