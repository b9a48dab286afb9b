import type { FlowSum } from '../flows.ts'
import type { Flow } from '../record.ts'
import { escaped, legend, place } from './markup.ts'

/** A stacked bar: its name and its flows, each from 0, in a common unit. */
export type Stack = { name: string; flows: readonly FlowSum[] }

/** Seven flows get a colour of their own, the rest share the eighth. */
const OWN_COLOURS = 7
const REST = 'f7'

const ROW = 30
const BAR = 20
const LEFT = 60
const RIGHT = 28
const WIDTH = 380
/** Narrower parts have no room for their figure. */
const WORDS_MIN = 20

/** The colour of each flow by its rank in all stacks together. */
function coloursOf(stacks: readonly Stack[]): { flow: Flow; mark: string }[] {
  const sums = new Map<Flow, number>()
  for (const { flows } of stacks) {
    for (const { flow, amount } of flows) sums.set(flow, (sums.get(flow) ?? 0) + amount)
  }
  return [...sums]
    .sort((left, right) => right[1] - left[1] || left[0].localeCompare(right[0]))
    .map(([flow], rank) => ({ flow, mark: rank < OWN_COLOURS ? `f${rank}` : REST }))
}

/** Names for the legend; flows without a colour of their own stand together. */
function named(colours: ReturnType<typeof coloursOf>): { name: string; mark: string }[] {
  const rest = colours.filter(({ mark }) => mark === REST).map(({ flow }) => flow)
  const own = colours.filter(({ mark }) => mark !== REST).map(({ flow, mark }) => ({ name: flow, mark }))
  return rest.length === 0 ? own : [...own, { name: rest.join(', '), mark: REST }]
}

/** Bars one below the other, lengths in proportion to the longest; words stand in parts that are wide enough. */
export function stackedBars(title: string, stacks: readonly Stack[], unit: string): string {
  const colours = coloursOf(stacks)
  const wholes = stacks.map(({ flows }) => flows.reduce((sum, { amount }) => sum + amount, 0))
  const longest = Math.max(1e-9, ...wholes)
  const long = (amount: number): number => (amount / longest) * (WIDTH - LEFT - RIGHT)
  const rows = stacks.map(({ name, flows }, row) => {
    const [top, whole] = [row * ROW, wholes[row] ?? 0]
    let from = LEFT
    const parts = colours.map(({ flow, mark }) => {
      const amount = flows.find((each) => each.flow === flow)?.amount ?? 0
      const wide = long(amount)
      const description = `${name}, ${flow}: ${amount.toFixed(1)} ${unit}`
      const words =
        wide < WORDS_MIN
          ? ''
          : `<text class="inside" x="${place(from + wide / 2)}" y="${top + BAR / 2}" dy=".35em" text-anchor="middle">${Math.round(amount)}</text>`
      const box = `<rect class="bar ${mark}" x="${place(from)}" y="${top}" width="${place(wide)}" height="${BAR}"><title>${escaped(description)}</title></rect>`
      from += wide
      return amount > 0 ? box + words : ''
    })
    const label = `<text class="name" x="${LEFT - 8}" y="${top + BAR / 2}" dy=".35em" text-anchor="end">${escaped(name)}</text>`
    const end = `<text x="${place(from + 6)}" y="${top + BAR / 2}" dy=".35em">${Math.round(whole)}</text>`
    return label + parts.join('') + end
  })
  const description = stacks.map(({ name }, row) => `${name} ${Math.round(wholes[row] ?? 0)}`).join(', ')
  const svg = `<svg viewBox="0 0 ${WIDTH} ${stacks.length * ROW}" role="img" aria-label="${escaped(`${title}, ${unit}: ${description}.`)}">${rows.join('')}</svg>`
  return `<figure><figcaption>${escaped(title)}</figcaption>${legend(named(colours))}${svg}</figure>`
}
