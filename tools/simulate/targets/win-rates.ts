import { DIFFICULTIES, type Difficulty } from '#rules/missions/missions.ts'
import type { FoundDifficulty } from '#rules/raids/search.ts'
import { ofArchetypes, sumTallies, winShare } from '../tally.ts'
import { FIGHTS_MIN, type Population, percent, rangeTarget, type Target } from './target.ts'

/** Won of missions at the own level, and how far off is still meant. */
export const MISSION_WINS = { EASY: 0.95, MEDIUM: 0.75, HARD: 0.45 } as const satisfies Record<
  Difficulty,
  number
>
export const WIN_TOLERANCE = 0.08

const RAID_WINS = { LOW: 0.8, MEDIUM: 0.55, HIGH: 0.3 } as const satisfies Record<FoundDifficulty, number>
const RAID_CLASSES = ['LOW', 'MEDIUM', 'HIGH'] as const

function about(share: number): string {
  return `${Math.round(100 * share)} ± ${100 * WIN_TOLERANCE} %`
}

/** Won at the own level: the mean of engaged and casual, each castle's probes alike; null if either has too few. */
export function missionWinShare({ records }: Population, difficulty: Difficulty): number | null {
  const [engaged, casual] = (['engaged', 'casual'] as const).map((archetype) =>
    winShare(
      sumTallies(ofArchetypes(records, [archetype]).flatMap(({ probes }) => probes[difficulty])),
      FIGHTS_MIN,
    ),
  )
  return engaged == null || casual == null ? null : (engaged + casual) / 2
}

function winTarget(name: string, aim: number, value: number | null): Target {
  return rangeTarget({
    name,
    wanted: about(aim),
    value,
    from: aim - WIN_TOLERANCE,
    to: aim + WIN_TOLERANCE,
    show: percent,
  })
}

/** How often missions and raids are won. */
export function winRateTargets(population: Population): Target[] {
  const { records, mixed } = population
  const missions = DIFFICULTIES.map((difficulty) =>
    winTarget(
      `missions won at own level, ${difficulty}`,
      MISSION_WINS[difficulty],
      missionWinShare(population, difficulty),
    ),
  )
  const raids = RAID_CLASSES.map((difficulty) =>
    winTarget(
      `raids won, ${difficulty}`,
      RAID_WINS[difficulty],
      mixed ? winShare(sumTallies(records.map(({ raids: fought }) => fought[difficulty])), FIGHTS_MIN) : null,
    ),
  )
  return [...missions, ...raids]
}
