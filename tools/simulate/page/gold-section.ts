import { ARCHETYPES } from '../castle.ts'
import { type FlowSum, sourcesAndSinks, sumFlows, wholeOf } from '../flows.ts'
import type { CastleRecord } from '../record.ts'
import { goldTable } from '../tables/gold-table.ts'
import { ofArchetypes } from '../tally.ts'
import { grid, legend, section } from './markup.ts'
import { coloursOf, type Stack, stackedBars } from './stacks.ts'
import { folded } from './table-markup.ts'

function inPerCent(flows: readonly FlowSum[], whole: number): FlowSum[] {
  return flows.map(({ flow, amount }) => ({ flow, amount: (100 * amount) / whole }))
}

/** Names for the legend; flows without a colour of their own stand together. */
function named(stacks: readonly Stack[]): { name: string; mark: string }[] {
  const colours = coloursOf(stacks)
  const rest = colours.filter(({ mark }) => mark === 'f7').map(({ flow }) => flow)
  const own = colours.filter(({ mark }) => mark !== 'f7').map(({ flow, mark }) => ({ name: flow, mark }))
  return rest.length === 0 ? own : [...own, { name: rest.join(', '), mark: 'f7' }]
}

/** Where gold comes from and goes to, per archetype, in per cent of what comes in. */
export function goldSection(records: readonly CastleRecord[], days: number): string {
  const fromTen = days > 10 ? 1 : 0
  const each = ARCHETYPES.flatMap((archetype) => {
    const { sources, sinks } = sourcesAndSinks(sumFlows(ofArchetypes(records, [archetype]), 'gold', fromTen))
    const whole = wholeOf(sources)
    return whole === 0
      ? []
      : [{ archetype, sources: inPerCent(sources, whole), sinks: inPerCent(sinks, whole) }]
  })
  const sources = each.map(({ archetype, sources: flows }) => ({ name: archetype, flows }))
  const sinks = each.map(({ archetype, sinks: flows }) => ({ name: archetype, flows }))
  return section(
    'Gold: sources and sinks',
    'Per cent of what comes in. What is looted or paid on the market passes between players and is left out, so a raider or a trader may spend more than the whole.',
    legend(named(sources)),
    grid(stackedBars('Where gold comes from', sources, 'per cent')),
    '<div class="gap"></div>',
    legend(named(sinks)),
    grid(stackedBars('Where gold goes', sinks, 'per cent of the sources')),
    folded(goldTable(records, days)),
  )
}
