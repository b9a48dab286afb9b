import { DIFFICULTIES } from '#rules/missions/missions.ts'
import { ARCHETYPES } from '../archetypes.ts'
import type { CastleRecord } from '../record.ts'
import type { Table } from '../table.ts'
import { ofArchetypes, sumTallies, winShare } from '../tally.ts'
import { FIGHTS_MIN } from '../targets/target.ts'

/** The six bands of probes: levels 1 to 9, 10 to 19 … 50 to 59, and 60. */
export const BANDS: readonly { index: number; name: string }[] = [
  { index: 0, name: '1–9' },
  { index: 1, name: '10–19' },
  { index: 2, name: '20–29' },
  { index: 3, name: '30–39' },
  { index: 4, name: '40–49' },
  { index: 5, name: '50–59' },
  { index: 6, name: '60' },
]

/** Bands in which anybody fought. */
export function bandsReached(records: readonly CastleRecord[]): typeof BANDS {
  const tops = records.map(({ probes }) => probes.MEDIUM.length)
  const most = tops.reduce((top, length) => Math.max(top, length), 0)
  return BANDS.filter(({ index }) => index < most)
}

function shown(share: number | null): string {
  return share === null ? '·' : `${(100 * share).toFixed(0)} %`
}

/** Won of probes against enemies of the own level, by archetype, level band and difficulty. */
export function winTable(records: readonly CastleRecord[]): Table {
  const bands = bandsReached(records)
  const rows = ARCHETYPES.flatMap((archetype) => {
    const own = ofArchetypes(records, [archetype])
    if (own.length === 0) return []
    return DIFFICULTIES.map((difficulty) => [
      archetype,
      difficulty,
      ...bands.map(({ index }) =>
        shown(winShare(sumTallies(own.flatMap(({ probes }) => probes[difficulty][index] ?? [])), FIGHTS_MIN)),
      ),
    ])
  })
  return {
    title: 'Missions won at own level, by level',
    columns: [
      { title: 'archetype' },
      { title: 'difficulty' },
      ...bands.map(({ name }) => ({ title: name, align: 'right' as const })),
    ],
    rows,
    note: `Probes with the army as it is, once a day; · stands for fewer than ${FIGHTS_MIN} fights.`,
  }
}
