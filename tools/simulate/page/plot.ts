import type { Axis } from './axis.ts'
import { escaped, place } from './markup.ts'

const WIDTH = 380
const HEIGHT = 244
const MARGIN = { top: 16, right: 10, bottom: 36, left: 44 } as const

/** Where a value lies in the picture. */
export type Scales = { x: (value: number) => number; y: (value: number) => number }

function scalesOf(x: Axis, y: Axis): Scales {
  const along = (axis: Axis, from: number, to: number) => (value: number) =>
    from + ((value - axis.from) / (axis.to - axis.from)) * (to - from)
  return {
    x: along(x, MARGIN.left, WIDTH - MARGIN.right),
    y: along(y, HEIGHT - MARGIN.bottom, MARGIN.top),
  }
}

function gridLines(y: Axis, scales: Scales): string {
  return y.ticks
    .map((tick) => {
      const at = place(scales.y(tick))
      const line = `<line class="rule" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${at}" y2="${at}"/>`
      return `${line}<text x="${MARGIN.left - 6}" y="${at}" dy=".35em" text-anchor="end">${escaped(y.show(tick))}</text>`
    })
    .join('')
}

function bottomTicks(x: Axis, scales: Scales): string {
  return x.ticks
    .map((tick) => {
      const at = place(scales.x(tick))
      return `<text x="${at}" y="${HEIGHT - MARGIN.bottom + 16}" text-anchor="middle">${escaped(x.show(tick))}</text>`
    })
    .join('')
}

/**
 * A plot with both axes; `marks` draws into it. `title` stands above, `below` names the axis at the bottom,
 * `description` says in a sentence what is seen, for whoever cannot see it.
 */
export function plot(request: {
  title: string
  below: string
  description: string
  x: Axis
  y: Axis
  marks: (scales: Scales) => string
}): string {
  const scales = scalesOf(request.x, request.y)
  const base = place(scales.y(request.y.from))
  const svg = [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(request.description)}">`,
    gridLines(request.y, scales),
    bottomTicks(request.x, scales),
    `<text x="${(MARGIN.left + WIDTH - MARGIN.right) / 2}" y="${HEIGHT - 3}" text-anchor="middle">${escaped(request.below)}</text>`,
    request.marks(scales),
    `<line class="base" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${base}" y2="${base}"/>`,
    '</svg>',
  ]
  return `<figure><figcaption>${escaped(request.title)}</figcaption>${svg.join('')}</figure>`
}
