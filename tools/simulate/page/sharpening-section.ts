import type { CastleRecord } from '../record.ts'
import { sumTallies } from '../tally.ts'
import { type Axis, axisTo, placesOf, SHARES } from './axis.ts'
import { bar } from './marks.ts'
import { grid, section } from './markup.ts'
import { plot } from './plot.ts'

type Bar = { name: string; value: number; above: string; description: string }

function bars(title: string, below: string, entries: readonly Bar[], y: Axis): string {
  return plot({
    title,
    below,
    description: `${title}: ${entries.map(({ description }) => description).join('; ')}.`,
    x: placesOf(entries.map(({ name }) => name)),
    y,
    marks: (scales) =>
      entries
        .map(({ value, above, description }, x) =>
          bar(scales, { x, y: value, wide: 0.7, description, above, mark: 'f0' }),
        )
        .join(''),
  })
}

function short(value: number): string {
  return value >= 1_000 ? `${Math.round(value / 100) / 10}k` : String(Math.round(value))
}
function perCent(value: number): string {
  return `${Math.round(100 * value)} %`
}

/** What the smith's tries came to: how many at each level, how many of them succeeded, and where castles ended. */
export function sharpeningSection(records: readonly CastleRecord[]): string {
  const top = Math.max(0, ...records.flatMap(({ sharpenings }) => Object.keys(sharpenings).map(Number)))
  const tries = Array.from({ length: top }, (_, index) => {
    const level = index + 1
    return { level, ...sumTallies(records.flatMap(({ sharpenings }) => sharpenings[level] ?? [])) }
  }).filter(({ fought }) => fought > 0)
  const most = Math.max(0, ...records.map(({ sharpeningMax }) => sharpeningMax))
  const ended = Array.from({ length: most + 1 }, (_, level) => {
    const count = records.filter(({ sharpeningMax }) => sharpeningMax === level).length
    return { level, share: count / Math.max(1, records.length) }
  })
  const lead = 'Failure sets a sharpening to 0; the forge must be as high as the level tried.'
  if (tries.length === 0) return section('Sharpening', `${lead} Nobody tried.`)
  return section(
    'Sharpening',
    lead,
    grid(
      bars(
        'Tries for each level',
        'level tried',
        tries.map(({ level, fought }) => ({
          name: String(level),
          value: fought,
          above: short(fought),
          description: `level ${level}: ${fought} tries`,
        })),
        axisTo(Math.max(...tries.map(({ fought }) => fought)), 4, short),
      ),
      bars(
        'Successes of the tries',
        'level tried',
        tries.map(({ level, fought, won }) => ({
          name: String(level),
          value: won / fought,
          above: perCent(won / fought),
          description: `level ${level}: ${won} of ${fought}`,
        })),
        SHARES,
      ),
      bars(
        'The highest sharpening at the end',
        'level',
        ended.map(({ level, share }) => ({
          name: String(level),
          value: share,
          above: share > 0 ? perCent(share) : '',
          description: `level ${level}: ${(100 * share).toFixed(1)} % of castles`,
        })),
        SHARES,
      ),
    ),
  )
}
