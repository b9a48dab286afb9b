import type { Palette } from '../palette.ts'
import { r1, sequence } from '../random.ts'

/** Rolling land from a height down to the frame. The seed gives its shape. */
export function Ridge({ y, swell, fill, seed }: { y: number; swell: number; fill: string; seed: number }) {
  const next = sequence(seed)
  const waves = Array.from({ length: 8 }, (_, i) => {
    const crest = Math.round(y + (next() - 0.5) * swell * 2)
    return `Q${i * 50 + 25} ${crest} ${i * 50 + 50} ${Math.round(y + (next() - 0.5) * swell)}`
  }).join('')
  return <path d={`M0 180V${y}${waves}V180Z`} fill={fill} />
}

/** A mountain with its shaded right face and a cap of snow. */
export function Peak({
  x,
  y,
  w,
  fill,
  snow,
}: {
  x: number
  y: number
  w: number
  fill: string
  snow: string
}) {
  const h = 150 - y
  return (
    <>
      <path
        d={`M${x - w} 150L${x - w * 0.42} ${y + h * 0.46}L${x} ${y}L${x + w * 0.36} ${y + h * 0.4}L${x + w} 150Z`}
        fill={fill}
      />
      <path
        d={`M${x} ${y}L${x + w * 0.36} ${y + h * 0.4}L${x + w} 150H${x + w * 0.2}L${x + w * 0.06} ${y + h * 0.5}Z`}
        fill="#0d1a3a"
        opacity=".22"
      />
      <path
        d={`M${x} ${y}L${r1(x - w * 0.22)} ${r1(y + h * 0.25)}l${r1(w * 0.1)}-3 ${r1(w * 0.09)} 10 ${r1(w * 0.1)}-9 ${r1(w * 0.13)} 6Z`}
        fill={snow}
      />
    </>
  )
}

export function Fir({ x, y, h, p }: { x: number; y: number; h: number; p: Palette }) {
  return (
    <g transform={`translate(${r1(x)} ${r1(y)}) scale(${r1(h) / 100})`}>
      <path d="M-4 0h8v-12h-8Z" fill={p.w3} />
      <path
        d="M0-100L22-64H14L28-34H20L36-4H-36L-20-34H-28L-14-64H-22Z"
        fill={p.x3}
        stroke={p.k}
        strokeWidth="2"
      />
      <path d="M0-100L-22-64H-14L-28-34H-20L-36-4H-10L-2-40Z" fill={p.x2} opacity=".75" />
    </g>
  )
}

/** Firs as rows of x, foot and height. */
export function Firs({ at, p }: { at: readonly (readonly [number, number, number])[]; p: Palette }) {
  return at.map(([x, y, h]) => <Fir key={`${x} ${y}`} x={x} y={y} h={h} p={p} />)
}

export function Cottage({ x, y, s, roof, p }: { x: number; y: number; s: number; roof: string; p: Palette }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} stroke={p.k} strokeLinejoin="round">
      <path d="M26 2l24-5V-19L26-14Z" fill={p.e2} />
      <path d="M0 0V-16L13-30 26-16V2Z" fill={p.e1} />
      <path d="M13-33L41-39 56-18 30-12Z" fill={roof} />
      <path d="M13-33L-4-14-1-12 13-28 27-11 30-12Z" fill={p.w3} />
      <path d="M9 .7V-10h8V1.3Z" fill={p.w4} />
      <path d="M33-6v-6l5-1v6Z" fill={p.win} stroke="none" />
    </g>
  )
}

/** A camp fire with its glow. */
export function Fire({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <circle cy="-4" r="20" fill="#ff9a35" opacity=".14" />
      <circle cy="-4" r="13" fill="#ff9a35" opacity=".2" />
      <path d="M-9 2L8-3M-8-3L9 2" stroke="#3c2612" strokeWidth="3" strokeLinecap="round" />
      <path
        className="flicker"
        d="M-6 0q2-13 6-7q3-11 6 0q3 7-5 8q-7 0-7-1Z"
        fill="#ffb02e"
        stroke="#e5571b"
      />
    </g>
  )
}
