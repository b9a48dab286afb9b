import { ARCHETYPES } from '../archetypes.ts'
import { type FlowSum, sourcesAndSinks, sumFlows, wholeOf } from '../flows.ts'
import type { CastleRecord } from '../record.ts'
import { sumOf } from '../statistics.ts'
import type { Table } from '../table.ts'
import { ofArchetypes } from '../tally.ts'

/** The first ten days are for beginning: they judge nothing, where there are more. */
function fromTen(days: number): number {
  return days > 10 ? 1 : 0
}

function shares(flows: readonly FlowSum[], whole: number): string {
  return flows.map(({ flow, amount }) => `${flow} ${((100 * amount) / whole).toFixed(1)}`).join(', ')
}

/** Where gold comes from and goes to by archetype, in per cent of the sources. */
export function goldTable(records: readonly CastleRecord[], days: number): Table {
  const rows = ARCHETYPES.flatMap((archetype) => {
    const own = ofArchetypes(records, [archetype])
    const lived = sumOf(own.map(({ levels }) => Math.max(0, levels.length - 10 * fromTen(days))))
    const { sources, sinks } = sourcesAndSinks(sumFlows(own, 'gold', fromTen(days)))
    const whole = wholeOf(sources)
    if (whole === 0 || lived === 0) return []
    const ratio = (wholeOf(sinks) / whole).toFixed(3)
    return [
      [archetype, String(Math.round(whole / lived)), ratio, 'from', shares(sources, whole)],
      ['', '', '', 'to', shares(sinks, whole)],
    ]
  })
  return {
    title: `Gold by archetype ${fromTen(days) > 0 ? 'from day 11 on' : 'of all days'}, per cent of the sources`,
    columns: [
      { title: 'archetype' },
      { title: 'gold a day', align: 'right' },
      { title: 'sinks / sources', align: 'right' },
      { title: '' },
      { title: 'per cent' },
    ],
    rows,
    note: 'Without gold that passes between players: what is looted, and paid on the market (its fees are a sink).',
  }
}
