import { ARCHETYPES, type Archetype } from '../archetypes.ts'
import type { CastleRecord } from '../record.ts'
import { quantile } from '../statistics.ts'
import { levelTable } from '../tables/level-table.ts'
import { ofArchetypes } from '../tally.ts'
import { type Axis, axisOfDays, axisTo } from './axis.ts'
import { band, line, type Point } from './marks.ts'
import { grid, legend, section } from './markup.ts'
import { plot } from './plot.ts'
import { folded } from './table-markup.ts'

type Course = { archetype: Archetype; days: { x: number; low: number; y: number; high: number }[] }

function courseOf(records: readonly CastleRecord[], archetype: Archetype, days: number): Course {
  const own = ofArchetypes(records, [archetype])
  const course = Array.from({ length: days }, (_, day) => {
    const levels = own.flatMap((record) => record.levels[day] ?? [])
    const at = (share: number): number => quantile(levels, share) ?? 0
    return levels.length === 0 ? [] : [{ x: day + 1, low: at(0.25), y: at(0.5), high: at(0.75) }]
  })
  return { archetype, days: course.flat() }
}

const START: Point = { x: 0, y: 1 }

function overview(courses: readonly Course[], x: Axis, y: Axis): string {
  return plot({
    title: 'All archetypes, median',
    below: 'day',
    description: `Median level over days of ${courses.map(({ archetype }) => archetype).join(', ')}.`,
    x,
    y,
    marks: (scales) =>
      courses.map(({ archetype, days }) => line(scales, [START, ...days], archetype)).join(''),
  })
}

function single(course: Course, engaged: Course | undefined, x: Axis, y: Axis): string {
  const { archetype, days } = course
  const last = days.at(-1)
  const ends =
    last === undefined ? '' : ` At the end ${last.y}, the middle half from ${last.low} to ${last.high}.`
  return plot({
    title: archetype,
    below: 'day',
    description: `Level of ${archetype} castles over days.${ends}`,
    x,
    y,
    marks: (scales) => {
      const beside = engaged && engaged !== course ? line(scales, [START, ...engaged.days], 'faint') : ''
      return band(scales, days, archetype) + beside + line(scales, [START, ...days], archetype)
    },
  })
}

/** Levels over days: all medians together, then each archetype with its middle half. */
export function levelsSection(records: readonly CastleRecord[], days: number): string {
  const courses = ARCHETYPES.map((archetype) => courseOf(records, archetype, days)).filter(
    (course) => course.days.length > 0,
  )
  const most = Math.max(1, ...courses.flatMap((course) => course.days.map(({ high }) => high)))
  const [x, y] = [axisOfDays(days), axisTo(most, 5)]
  const engaged = courses.find(({ archetype }) => archetype === 'engaged')
  return section(
    'Levels over days',
    'The line is the median, the band the middle half of the castles, the dashed line the engaged for comparison.',
    legend(courses.map(({ archetype }) => ({ name: archetype, mark: archetype }))),
    grid(overview(courses, x, y), ...courses.map((course) => single(course, engaged, x, y))),
    folded(levelTable(records, days)),
  )
}
