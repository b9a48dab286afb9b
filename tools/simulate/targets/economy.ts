import { sourcesAndSinks, sumFlows, wholeOf } from '../flows.ts'
import { repeatableLoops } from '../loops.ts'
import type { Flow } from '../record.ts'
import { sumOf } from '../statistics.ts'
import { ofArchetypes } from '../tally.ts'
import { type Population, percent, rangeTarget, type Target } from './target.ts'

/** Days in which a castle must have lived for gold to be judged: ten to begin with, ten to look at. */
const DAYS_MIN = 20

/** Gold that goes of gold that comes: a little is left for growth, none runs short. */
export const GOLD_RATIO = { from: 0.85, to: 1 } as const

function goldShare({ records, days, mixed }: Population): number | null {
  if (!mixed || days < DAYS_MIN) return null
  const { sources, sinks } = sourcesAndSinks(sumFlows(records, 'gold', 1))
  const earned = wholeOf(sources)
  return earned === 0 ? null : wholeOf(sinks) / earned
}

/** Diamonds that an engaged player gets without paying, a day; not what other players paid on the market. */
function freeDiamonds({ records }: Population): number | null {
  const engaged = ofArchetypes(records, ['engaged'])
  const days = sumOf(engaged.map(({ levels }) => levels.length))
  if (days === 0) return null
  return wholeOf(sourcesAndSinks(sumFlows(engaged, 'diamonds')).sources) / days
}

/** Share of gold that taxes make, so that a visit for them is worth it and nobody lives on them alone. */
const TAX_SHARE = { from: 0.1, to: 0.2 } as const

/** A night's patrol is worth sending, and changes nothing about what a player lives on. */
const PATROL_SHARE = { from: 0.03, to: 0.1 } as const

/** The share of one flow in the gold of engaged players, of all days or up to the `toTen`-th ten. */
function shareOf({ records }: Population, wanted: Flow, toTen?: number): number | null {
  const { sources } = sourcesAndSinks(sumFlows(ofArchetypes(records, ['engaged']), 'gold', 0, toTen))
  const earned = wholeOf(sources)
  return earned === 0 ? null : wholeOf(sources.filter(({ flow }) => flow === wanted)) / earned
}

function returnTargets(population: Population): Target[] {
  return [
    rangeTarget({
      name: 'taxes in the gold of engaged players',
      wanted: '10–20 %',
      value: shareOf(population, 'taxes'),
      ...TAX_SHARE,
      show: percent,
    }),
    rangeTarget({
      name: 'taxes in their gold of the first ten days',
      wanted: '10–20 %',
      value: shareOf(population, 'taxes', 1),
      ...TAX_SHARE,
      show: percent,
    }),
    rangeTarget({
      name: 'patrols in the gold of engaged players',
      wanted: '3–10 %',
      value: shareOf(population, 'patrol'),
      ...PATROL_SHARE,
      show: percent,
    }),
  ]
}

/** Gold and diamonds go round, nobody is stuck, and nothing can be turned round and round for a gain. */
export function economyTargets(population: Population): Target[] {
  const { records, days } = population
  const stuck = sumOf(records.map(({ stuckDays }) => stuckDays.length))
  const gaining = repeatableLoops().filter(({ holds }) => !holds)
  return [
    rangeTarget({
      name: 'gold: sinks / sources from day 10 on',
      wanted: '0.85–1.00',
      value: goldShare(population),
      ...GOLD_RATIO,
      show: (value) => value.toFixed(3),
    }),
    ...returnTargets(population),
    rangeTarget({
      name: 'free diamonds per engaged day (mean)',
      wanted: '8–15',
      value: days < DAYS_MIN ? null : freeDiamonds(population),
      from: 8,
      to: 15,
      show: (value) => value.toFixed(1),
    }),
    rangeTarget({
      name: 'castles stuck for 24 hours',
      wanted: '0 cases',
      value: records.length === 0 ? null : stuck,
      to: 0,
      show: (value) => `${value} cases`,
    }),
    rangeTarget({
      name: 'repeatable loops that gain',
      wanted: 'none',
      value: gaining.length,
      to: 0,
      show: (value) => (value === 0 ? 'none' : gaining.map(({ name }) => name).join(', ')),
    }),
  ]
}
