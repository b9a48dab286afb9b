import { ARCHETYPES, type Archetype } from '../archetypes.ts'
import { type FlowSum, sumFlows } from '../flows.ts'
import type { CastleRecord } from '../record.ts'
import { sumOf } from '../statistics.ts'
import { ofArchetypes } from '../tally.ts'
import { escaped, grid, place, section } from './markup.ts'

const WIDTH = 380
const ROW = 20
const NAMES = 104
const FIGURES = 34

type Daily = { archetype: Archetype; flows: FlowSum[] }

function daily(records: readonly CastleRecord[], archetype: Archetype): Daily {
  const own = ofArchetypes(records, [archetype])
  const days = Math.max(1, sumOf(own.map(({ levels }) => levels.length)))
  const flows = sumFlows(own, 'diamonds')
    .filter(({ flow }) => flow !== 'start')
    .map(({ flow, amount }) => ({ flow, amount: amount / days }))
    .filter(({ amount }) => Math.abs(amount) >= 0.05)
    .sort((left, right) => right.amount - left.amount)
  return { archetype, flows }
}

/** Bars to the right for what comes in a day, to the left for what goes. */
function balance({ archetype, flows }: Daily): string {
  const most = (sign: 1 | -1): number => Math.max(0, ...flows.map(({ amount }) => sign * amount))
  const [left, right] = [most(-1), most(1)]
  const room = WIDTH - NAMES - 2 * FIGURES
  const unit = room / Math.max(1e-9, left + right)
  const zero = NAMES + FIGURES + left * unit
  const rows = flows.map(({ flow, amount }, row) => {
    const [top, wide] = [row * ROW, Math.abs(amount) * unit]
    const middle = `y="${top + ROW / 2}" dy=".35em"`
    const from = amount > 0 ? zero : zero - wide
    const figure =
      amount > 0
        ? `<text x="${place(zero + wide + 4)}" ${middle}>${amount.toFixed(1)}</text>`
        : `<text x="${place(from - 4)}" ${middle} text-anchor="end">${amount.toFixed(1)}</text>`
    return `<text class="name" x="0" ${middle}>${escaped(flow)}</text><rect class="bar ${amount > 0 ? archetype : 'f7'}" x="${place(from)}" y="${top + 3}" width="${place(wide)}" height="${ROW - 6}"/>${figure}`
  })
  const description = flows.map(({ flow, amount }) => `${flow} ${amount.toFixed(1)}`).join(', ')
  const height = Math.max(1, flows.length) * ROW
  const axis = `<line class="base" x1="${place(zero)}" x2="${place(zero)}" y1="0" y2="${height}"/>`
  return `<figure><figcaption>${archetype}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(`Diamonds a day of ${archetype} castles: ${description}.`)}">${rows.join('')}${axis}</svg></figure>`
}

/** Diamonds a day by what brings and takes them, archetype by archetype. */
export function diamondsSection(records: readonly CastleRecord[]): string {
  const each = ARCHETYPES.map((archetype) => daily(records, archetype)).filter(
    ({ flows }) => flows.length > 0,
  )
  return section(
    'Diamonds a day',
    'The mean of all days: to the right what comes in, to the left what is spent. Less than 0.05 a day is left out.',
    grid(...each.map(balance)),
  )
}
