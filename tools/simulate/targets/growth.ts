import { median } from '../statistics.ts'
import { ofArchetypes } from '../tally.ts'
import { type Population, percent, rangeTarget, type Target } from './target.ts'

const BRANCH_DAYS = [5, 15, 40, 90] as const
const ORDINALS = ['1st', '2nd', '3rd', '4th'] as const

const NEVER = Number.POSITIVE_INFINITY

/** Whole days of age as the number of the day, counted from 1. */
function dayNumber(age: number | undefined): number {
  return age === undefined ? NEVER : age + 1
}

function branches({ records, days }: Population): Target[] {
  const engaged = ofArchetypes(records, ['engaged'])
  return BRANCH_DAYS.map((day, index) => {
    const opened = engaged.map(({ branchDays }) => dayNumber(branchDays[index]))
    const inTime = opened.filter((value) => value <= day).length / Math.max(1, opened.length)
    return rangeTarget({
      name: `engaged open the ${ORDINALS[index]} skill branch (median)`,
      wanted: `by day ${day}`,
      value: days < day ? null : median(opened),
      to: day,
      show: (value) => `day ${Math.round(value)} (${percent(inTime)} in time)`,
    })
  })
}

/** Branches, stars and sharpenings: what a player works for beside levels. */
export function growthTargets(population: Population): Target[] {
  const { records, days, mixed } = population
  const engaged = ofArchetypes(records, ['engaged'])
  const sharp = records.filter(({ sharpeningMax }) => sharpeningMax >= 8).length
  return [
    ...branches(population),
    rangeTarget({
      name: 'engaged have the first gear of 5 stars (median)',
      wanted: 'level 14–18',
      value: days < 30 ? null : median(engaged.map(({ fiveStars }) => fiveStars?.level ?? NEVER)),
      from: 14,
      to: 18,
      show: (value) => `level ${value.toFixed(1)}`,
    }),
    rangeTarget({
      name: 'engaged have the first gear sharpened to 5 (median)',
      wanted: 'day 20–40',
      value: days < 40 ? null : median(engaged.map(({ sharpenedToFive }) => dayNumber(sharpenedToFive?.day))),
      from: 20,
      to: 40,
      show: (value) => `day ${Math.round(value)}`,
    }),
    rangeTarget({
      name: 'players with a sharpening of 8 or more at day 90',
      wanted: 'at most 2 %',
      value: days < 90 || !mixed || records.length === 0 ? null : sharp / records.length,
      to: 0.02,
      show: percent,
    }),
  ]
}
