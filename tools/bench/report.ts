import { availableParallelism, loadavg } from 'node:os'
import { type Figure, recordFigures } from './record-figures.ts'

const figures: Figure[] = []

/** Notes a figure, to be printed at the end. */
export function report(what: string, figure: string, { goal = '', isMet = true } = {}): void {
  figures.push({ what, figure, goal, isMet })
}

/** Notes a ratio with its goal, a minimum or a maximum. */
export function reportRatio(
  what: string,
  figure: string,
  ratio: number,
  goal: { readonly atLeast: number } | { readonly atMost: number },
): void {
  const [word, bound] = 'atLeast' in goal ? ['at least', goal.atLeast] : ['at most', goal.atMost]
  const isMet = 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost
  const shown = ratio.toFixed(2)
  report(what, figure === '' ? shown : `${figure}: ${shown}`, { goal: `${word} ${bound}`, isMet })
}

/**
 * Prints all figures, writes them into docs/measured.md if the bench runs with `--record`, and ends the process: with 1 if a goal is
 * missed.
 */
export function finish(bench: string, conditions = ''): never {
  const load = loadavg()[0]?.toFixed(1)
  const machine = [`Node ${process.version}`, `${availableParallelism()} cores`, `load ${load}`, conditions]
  const run = machine.filter(Boolean).join(', ')
  console.log(`${bench}: ${run}`)
  for (const { what, figure, goal, isMet } of figures)
    console.log(`${isMet ? ' ' : '✗'} ${what.padEnd(40)} ${figure}${goal && ` (goal: ${goal})`}`)
  if (process.argv.includes('--record')) recordFigures(bench, run, figures)
  process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1)
}
