import { escaped, place } from './markup.ts'
import type { Scales } from './plot.ts'

export type Point = { x: number; y: number }

function at({ x, y }: Scales, point: Point): string {
  return `${place(x(point.x))} ${place(y(point.y))}`
}

/** A line through the points; `mark` is a class of style.ts. */
export function line(scales: Scales, points: readonly Point[], mark: string): string {
  if (points.length === 0) return ''
  return `<path class="line ${mark}" d="M${points.map((point) => at(scales, point)).join('L')}"/>`
}

/** A line with a dot at each point, each with its own words. */
export function dots(
  scales: Scales,
  points: readonly (Point & { description: string })[],
  mark: string,
): string {
  const circles = points.map((point) => {
    const [cx, cy] = [place(scales.x(point.x)), place(scales.y(point.y))]
    return `<circle class="dot ${mark}" cx="${cx}" cy="${cy}" r="3.5"><title>${escaped(point.description)}</title></circle>`
  })
  return line(scales, points, mark) + circles.join('')
}

/** The space between two lines of the same x. */
export function band(
  scales: Scales,
  edges: readonly { x: number; low: number; high: number }[],
  mark: string,
): string {
  if (edges.length === 0) return ''
  const upper = edges.map(({ x, high }) => at(scales, { x, y: high }))
  const lower = [...edges].reverse().map(({ x, low }) => at(scales, { x, y: low }))
  return `<path class="band ${mark}" d="M${[...upper, ...lower].join('L')}Z"/>`
}

/** A bar from 0 to `y` around `x`, `wide` of a place, with its words on it and above it. */
export function bar(
  scales: Scales,
  request: Point & { wide: number; description: string; above: string; mark: string },
): string {
  const [left, right] = [scales.x(request.x - request.wide / 2), scales.x(request.x + request.wide / 2)]
  const [top, bottom] = [scales.y(request.y), scales.y(0)]
  const box = `x="${place(left)}" y="${place(top)}" width="${place(right - left)}" height="${place(bottom - top)}"`
  const words = `<text class="value" x="${place((left + right) / 2)}" y="${place(top - 4)}" text-anchor="middle">${escaped(request.above)}</text>`
  return `<rect class="bar ${request.mark}" ${box}><title>${escaped(request.description)}</title></rect>${words}`
}

/** A level strip over the whole width, for what is meant. */
export function strip(scales: Scales, x: Point['x'][], low: number, high: number, mark: string): string {
  return band(
    scales,
    x.map((each) => ({ x: each, low, high })),
    mark,
  )
}
