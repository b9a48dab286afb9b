import type { CastleRecord } from '../record.ts'
import { closingLine } from '../report-text.ts'
import { loopTable } from '../tables/loop-table.ts'
import type { Target } from '../targets/target.ts'
import { diamondsSection } from './diamonds-section.ts'
import { giniSection } from './gini-section.ts'
import { goldSection } from './gold-section.ts'
import { levelsSection } from './levels-section.ts'
import { escaped } from './markup.ts'
import { sharpeningSection } from './sharpening-section.ts'
import { STYLE } from './style.ts'
import { folded, targetMarkup } from './table-markup.ts'
import { winsSection } from './wins-section.ts'

export type Run = {
  records: readonly CastleRecord[]
  days: number
  seed: string
  targets: readonly Target[]
}

/** The whole report as one page that needs nothing else: no script, no address. The same bytes for the same run. */
export function simulationPage({ records, days, seed, targets }: Run): string {
  const run = `${records.length} castles, ${days} days, seed ${seed}`
  const body = [
    `<h1>Balance of Donjon</h1><p class="lead">${escaped(run)}. Castles play by the game's own rules.</p>`,
    `<p class="sum">${escaped(closingLine(targets))}</p>`,
    targetMarkup(targets),
    folded(loopTable()),
    levelsSection(records, days),
    winsSection(records),
    goldSection(records, days),
    diamondsSection(records),
    sharpeningSection(records),
    giniSection(records, days),
  ]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Balance: ${escaped(run)}</title>`
  return `<!doctype html>\n<html lang="en"><head>${head}<style>${STYLE}</style></head>\n<body><main>${body.join('\n')}</main></body></html>\n`
}
