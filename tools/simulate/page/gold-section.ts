import { ARCHETYPES } from '../archetypes.ts'
import { type FlowSum, sourcesAndSinks, sumFlows, wholeOf } from '../flows.ts'
import type { CastleRecord } from '../record.ts'
import { goldTable } from '../tables/gold-table.ts'
import { ofArchetypes } from '../tally.ts'
import { GOLD_RATIO } from '../targets/economy.ts'
import { axisTo, placesOf } from './axis.ts'
import { bar, strip } from './marks.ts'
import { grid, section } from './markup.ts'
import { plot } from './plot.ts'
import { stackedBars } from './stacks.ts'
import { folded } from './table-markup.ts'

function inPerCent(flows: readonly FlowSum[], whole: number): FlowSum[] {
  return flows.map(({ flow, amount }) => ({ flow, amount: (100 * amount) / whole }))
}

/** What goes of what comes, with a strip where it should lie. */
function ratios(each: readonly { name: string; ratio: number }[]): string {
  const { from, to } = GOLD_RATIO
  const x = placesOf(each.map(({ name }) => name))
  const description = each.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`)
  return plot({
    title: 'Sinks / sources',
    below: 'archetype',
    description: `Gold spent of gold gained: ${description.join(', ')}.`,
    x,
    y: axisTo(Math.max(1.1, ...each.map(({ ratio }) => ratio))),
    marks: (scales) =>
      strip(scales, [x.from, x.to], from, to, 'f7') +
      each
        .map(({ name, ratio }, place) =>
          bar(scales, {
            x: place,
            y: ratio,
            wide: 0.6,
            description: `${name} ${ratio.toFixed(3)}`,
            above: ratio.toFixed(2),
            mark: name,
          }),
        )
        .join(''),
  })
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
    'Per cent of what comes in. What is looted or paid on the market passes between players and is left out, so a raider or a trader may spend more than the whole. The world as a whole should lie in the grey strip.',
    grid(
      stackedBars('Where gold comes from', sources, 'per cent'),
      stackedBars('Where gold goes', sinks, 'per cent of the sources'),
      ratios(sinks.map(({ name, flows }) => ({ name, ratio: wholeOf(flows) / 100 }))),
    ),
    folded(goldTable(records, days)),
  )
}
