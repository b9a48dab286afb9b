import type { Plan } from './plan.ts'
import type { Check } from './run-check.ts'

/**
 * The part of a plan for one of several machines: `2/3` is the second of three. Vitest divides the files of each suite. Checks are
 * dealt out one by one, except those that the suites need.
 */
export function shardOf({ rows, suites }: Plan, shard: string): Plan {
  const [, number, count] = (/^([1-9]\d?)\/([1-9]\d?)$/.exec(shard) ?? []).map(Number)
  if (number === undefined || count === undefined || number > count)
    throw new Error(`--shard is a number of a count, as 1/3, not ${shard}`)
  if (count === 1) return { rows, suites }
  let dealt = 0
  const isOurs = ({ isNeededBySuites }: Check) => {
    if (isNeededBySuites) return true
    dealt += 1
    return dealt % count === number % count
  }
  return {
    rows: rows.map((row) => row.filter(isOurs)),
    suites: suites.map((suite) => ({ ...suite, command: [...suite.command, `--shard=${shard}`] })),
  }
}
