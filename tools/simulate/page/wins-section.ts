import { DIFFICULTIES, type Difficulty } from '#rules/missions/missions.ts'
import { ARMS, GUARDS } from '../archetypes.ts'
import type { CastleRecord } from '../record.ts'
import { climbTable } from '../tables/climb-table.ts'
import { bandsReached, winTable } from '../tables/win-table.ts'
import { ofArchetypes, sumTallies, winShare } from '../tally.ts'
import { FIGHTS_MIN } from '../targets/target.ts'
import { MISSION_WINS, WIN_TOLERANCE } from '../targets/win-rates.ts'
import { placesOf, SHARES } from './axis.ts'
import { dots, type Point, strip } from './marks.ts'
import { grid, legend, section } from './markup.ts'
import { plot } from './plot.ts'
import { folded } from './table-markup.ts'

type Curve = { name: string; mark: string; points: (Point & { description: string })[] }

function curveOf(
  records: readonly CastleRecord[],
  difficulty: Difficulty,
  name: string,
  mark: string,
): Curve {
  const points = bandsReached(records).flatMap(({ index, name: levels }) => {
    const share = winShare(
      sumTallies(records.flatMap(({ probes }) => probes[difficulty][index] ?? [])),
      FIGHTS_MIN,
    )
    if (share === null) return []
    return [{ x: index, y: share, description: `${name}, levels ${levels}: ${(100 * share).toFixed(0)} %` }]
  })
  return { name, mark, points }
}

function winPlot(
  title: string,
  records: readonly CastleRecord[],
  curves: readonly Curve[],
  aims: readonly Difficulty[],
): string {
  const x = placesOf(bandsReached(records).map(({ name }) => name))
  const description = curves.map(
    ({ name, points }) => `${name}: ${points.map((each) => each.description).join('; ')}`,
  )
  return plot({
    title,
    below: 'level',
    description: `${title}. ${description.join('. ')}.`,
    x,
    y: SHARES,
    marks: (scales) =>
      aims
        .map((difficulty) => {
          const aim = MISSION_WINS[difficulty]
          return strip(scales, [x.from, x.to], aim - WIN_TOLERANCE, Math.min(1, aim + WIN_TOLERANCE), 'f7')
        })
        .concat(curves.map(({ points, mark }) => dots(scales, points, mark)))
        .join(''),
  })
}

/** Win rates at the own level: by difficulty, and at medium by guard and arm. */
export function winsSection(records: readonly CastleRecord[]): string {
  const ordinary = ofArchetypes(records, ['engaged', 'casual'])
  const marks = ['f0', 'f1', 'f2', 'f4'] as const
  const difficulties = DIFFICULTIES.map((difficulty, index) =>
    curveOf(ordinary, difficulty, difficulty.toLowerCase(), marks[index] ?? 'f7'),
  )
  const guards = GUARDS.map((guard, index) =>
    curveOf(
      records.filter((record) => record.guard === guard),
      'MEDIUM',
      guard,
      marks[index] ?? 'f7',
    ),
  )
  const arms = ARMS.map((arm, index) =>
    curveOf(
      records.filter((record) => record.arm === arm),
      'MEDIUM',
      arm,
      marks[index] ?? 'f7',
    ),
  )
  const keyed = (title: string, curves: readonly Curve[], figure: string): string =>
    `<div><p class="key">${title}</p>${legend(curves)}${figure}</div>`
  return section(
    'Win rates by level',
    'Fights against enemies of the own level with the army as it is. Grey strips are what is meant: 95, 75 and 45 per cent, each ± 8.',
    grid(
      keyed(
        'By difficulty',
        difficulties,
        winPlot('Engaged and casual', ordinary, difficulties, DIFFICULTIES),
      ),
      keyed('By guard', guards, winPlot('All, medium missions', records, guards, ['MEDIUM'])),
      keyed('By arm', arms, winPlot('All, medium missions', records, arms, ['MEDIUM'])),
    ),
    folded(winTable(records)),
    folded(climbTable(records)),
  )
}
