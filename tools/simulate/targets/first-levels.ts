import { NEWS_LEVEL } from '../news.ts'
import { CLIMB_LEVEL } from '../probe.ts'
import { mean, quantile } from '../statistics.ts'
import { ofArchetypes } from '../tally.ts'
import { type Population, percent, rangeTarget, type Target } from './target.ts'

const STEP_MAX = 35
/** No player may be told a cliff: from 98 to 4 of 100 between two neighbours is a step of 94. */
const CLIFF = 60
const QUIET_MAX = 6
/** The share of players that must not meet more quiet missions. */
const NINETEEN_OF_TWENTY = 0.95

/** What players who do the errands meet on the first levels: the engaged and the casual. */
export function firstLevelTargets({ records }: Population): Target[] {
  const players = ofArchetypes(records, ['engaged', 'casual'])
  const steps = Array.from({ length: CLIMB_LEVEL }, (_, index) =>
    mean(players.flatMap(({ neighbourSteps }) => neighbourSteps[index + 1] ?? [])),
  ).map((step) => step ?? 0)
  const worst = Math.max(...steps)
  const all = players.flatMap(({ neighbourSteps }) => neighbourSteps.filter((step) => step !== undefined))
  const over = all.filter((step) => step > STEP_MAX).length / Math.max(1, all.length)
  const quiet = players.map(({ quietMissions }) => quietMissions.longest)
  const inTime = quiet.filter((missions) => missions <= QUIET_MAX).length / Math.max(1, quiet.length)
  return [
    rangeTarget({
      name: `shown chance between neighbouring missions, levels 1 to ${CLIMB_LEVEL} (mean step, worst level)`,
      wanted: `at most ${STEP_MAX} points`,
      value: all.length === 0 ? null : worst,
      to: STEP_MAX,
      show: (value) =>
        `${value.toFixed(1)} points at level ${steps.indexOf(worst) + 1} (above: ${percent(over)})`,
    }),
    rangeTarget({
      name: 'the largest of these steps that any player is told',
      wanted: `at most ${CLIFF} points`,
      value: all.length === 0 ? null : Math.max(...all),
      to: CLIFF,
      show: (value) => `${value} points`,
    }),
    rangeTarget({
      name: `missions in a row without anything new, up to level ${NEWS_LEVEL} (19 of 20 players)`,
      wanted: `at most ${QUIET_MAX}`,
      value: quantile(quiet, NINETEEN_OF_TWENTY),
      to: QUIET_MAX,
      show: (value) => `${Math.ceil(value)} (${percent(inTime)} of players have at most ${QUIET_MAX})`,
    }),
  ]
}
