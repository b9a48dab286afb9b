import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** What a bench has measured. */
export type Figure = {
  readonly what: string
  readonly figure: string
  /** Empty for a figure without a goal. */
  readonly goal: string
  readonly isMet: boolean
}

const DOCUMENT = 'docs/measured.md'

/** Writes the figures of a bench into docs/measured.md, between its mark and the next title, with the date, the commit and the machine. */
export function recordFigures(bench: string, run: string, figures: readonly Figure[]): void {
  const text = readFileSync(DOCUMENT, 'utf8')
  const start = `<!-- ${bench} -->`
  const from = text.indexOf(start)
  const to = text.indexOf('\n## ', from)
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no place for ${bench}`)
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 10)
  const rows = figures.map(
    ({ what, figure, goal, isMet }) => `| ${what} | ${figure}${isMet ? '' : ' (missed)'} | ${goal} |`,
  )
  const table = [`${date}, ${commit}, ${run}`, '', '| what | figure | goal |', '| --- | --- | --- |', ...rows]
  writeFileSync(DOCUMENT, `${text.slice(0, from + start.length)}\n${table.join('\n')}\n${text.slice(to)}`)
}
