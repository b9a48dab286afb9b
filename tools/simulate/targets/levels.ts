import { mean, median } from '../statistics.ts'
import { ofArchetypes } from '../tally.ts'
import { type Population, percent, rangeTarget, type Target } from './target.ts'

/**
 * Levels of the engaged and the days meant for them. Days are counted from 1: what is reached "on day 3" is reached
 * when 2 days have passed, or more, but less than 3.
 */
const ENGAGED = [
  { level: 10, from: 3, to: 4 },
  { level: 16, from: 10, to: 14 },
  { level: 26, from: 45, to: 60 },
] as const

const DAY_OF_LEVELS = 30

function reached({ records, days }: Population, { level, from, to }: (typeof ENGAGED)[number]): Target {
  const engaged = ofArchetypes(records, ['engaged'])
  const elapsed = engaged.map(({ levelReachedAt }) => {
    const hundredths = levelReachedAt[level - 1]
    return hundredths === undefined ? Number.POSITIVE_INFINITY : hundredths / 100
  })
  return rangeTarget({
    name: `engaged reach level ${level} (median)`,
    wanted: `day ${from}–${to}`,
    value: days < to ? null : median(elapsed),
    from: from - 1,
    // Day 4 ends just before four days have passed; hundredths of a day are the finest step.
    to: to - 0.005,
    show: (value) => `day ${Math.floor(value) + 1} (${value.toFixed(1)} days)`,
  })
}

/** Levels at the end of day 30. */
function levelsOnDay(population: Population, archetype: 'casual' | 'engaged' | 'payer'): number[] {
  return ofArchetypes(population.records, [archetype]).flatMap(
    ({ levels }) => levels[DAY_OF_LEVELS - 1] ?? [],
  )
}

/** How fast levels come, and what diamonds add to it. */
export function levelTargets(population: Population): Target[] {
  const engaged = mean(levelsOnDay(population, 'engaged'))
  const payer = mean(levelsOnDay(population, 'payer'))
  return [
    ...ENGAGED.map((target) => reached(population, target)),
    rangeTarget({
      name: 'casual at day 30 (median level)',
      wanted: '15–19',
      value: median(levelsOnDay(population, 'casual')),
      from: 15,
      to: 19,
      show: (value) => value.toFixed(1),
    }),
    rangeTarget({
      name: 'payers ahead of engaged at day 30 (mean level)',
      wanted: 'at most +35 %',
      value: engaged === null || payer === null ? null : payer / engaged - 1,
      to: 0.35,
      show: (value) => `${value < 0 ? '' : '+'}${percent(value)}`,
    }),
  ]
}
