import { DIFFICULTIES, type Difficulty } from '#rules/missions/missions.ts'
import { CLIMB_LEVEL } from '../probe.ts'
import type { CastleRecord } from '../record.ts'
import type { Table } from '../table.ts'
import { ofArchetypes, sumTallies, winShare } from '../tally.ts'
import { FIGHTS_MIN } from '../targets/target.ts'

/** Who begins as most newcomers do: with time, or without. */
const NEWCOMERS = ['engaged', 'casual'] as const

/** Level 1 has a mission that nobody loses. */
const LEVELS = Array.from({ length: CLIMB_LEVEL - 1 }, (_, index) => 2 + index)

function shown(share: number | null): string {
  return share === null ? '·' : `${(100 * share).toFixed(0)} %`
}

/** Won at one level of the climb, 0 to 1; null below as many fights as judge anything. */
export function climbShare(
  records: readonly CastleRecord[],
  difficulty: Difficulty,
  level: number,
): number | null {
  return winShare(sumTallies(records.flatMap(({ climb }) => climb[difficulty][level] ?? [])), FIGHTS_MIN)
}

/**
 * Won against enemies of the own level, level by level while they pass in hours: the bands of ten hide a step
 * there.
 */
export function climbTable(records: readonly CastleRecord[]): Table {
  const rows = NEWCOMERS.flatMap((archetype) => {
    const own = ofArchetypes(records, [archetype])
    if (own.length === 0) return []
    return DIFFICULTIES.map((difficulty) => [
      archetype,
      difficulty,
      ...LEVELS.map((level) => shown(climbShare(own, difficulty, level))),
    ])
  })
  return {
    title: 'Missions won at own level, the first levels',
    columns: [
      { title: 'archetype' },
      { title: 'difficulty' },
      ...LEVELS.map((level) => ({ title: String(level), align: 'right' as const })),
    ],
    rows,
    note: `Probes with the army as it sets out, at every level that a sitting comes through; · stands for fewer than ${FIGHTS_MIN} fights.`,
  }
}
