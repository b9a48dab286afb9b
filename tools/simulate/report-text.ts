import type { CastleRecord } from './record.ts'
import { type Table, tableText } from './table.ts'
import { climbTable } from './tables/climb-table.ts'
import { goldTable } from './tables/gold-table.ts'
import { levelTable } from './tables/level-table.ts'
import { loopTable } from './tables/loop-table.ts'
import { targetTable } from './tables/target-table.ts'
import { winTable } from './tables/win-table.ts'
import type { Target } from './targets/target.ts'
import { countTargets } from './targets.ts'

/** What a run found, in tables: levels, wins and gold by archetype, then loops and the targets. */
export function reportTables(
  records: readonly CastleRecord[],
  days: number,
  targets: readonly Target[],
): Table[] {
  return [
    levelTable(records, days),
    winTable(records),
    climbTable(records),
    goldTable(records, days),
    loopTable(),
    targetTable(targets),
  ]
}

/** `N of M targets hold`: targets without data do not count. */
export function closingLine(targets: readonly Target[]): string {
  const { hold, measured } = countTargets(targets)
  return `${hold} of ${measured} targets hold`
}

/** The whole printed report: the same bytes for the same records. */
export function reportText(
  records: readonly CastleRecord[],
  days: number,
  targets: readonly Target[],
): string {
  const tables = reportTables(records, days, targets).map(tableText)
  return [...tables, closingLine(targets)].join('\n\n')
}
