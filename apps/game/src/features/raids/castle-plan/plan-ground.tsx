import { palette } from '../../../art/palette.ts'
import { r1, sequence } from '../../../art/random.ts'

const P = palette('day')
const next = sequence(37)

const TUFTS = Array.from({ length: 90 }, () => {
  const turn = next() * Math.PI * 2
  const out = 116 + next() * 58
  return `M${r1(Math.cos(turn) * out)} ${r1(Math.sin(turn) * out)}l-1.6-4m1.6 4l1.4-4.6`
}).join('')

/** Between the positions, so that no tile hides them. */
const TREES = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [
    [x * 66, y * 152, 11],
    [x * 84, y * 140, 7],
    [x * 152, y * 66, 10],
    [x * 142, y * 86, 7],
  ]),
)

function Tree({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx={r * 0.3} cy={r * 0.35} r={r} fill={P.k} opacity=".22" />
      <circle r={r} fill={P.x3} stroke={P.k} strokeWidth=".8" />
      <circle cx={-r * 0.2} cy={-r * 0.2} r={r * 0.68} fill={P.x2} />
      <circle cx={-r * 0.34} cy={-r * 0.38} r={r * 0.34} fill={P.x1} />
    </g>
  )
}

/** The meadow around the castle, which fades into the parchment, the road and trees. */
export function PlanGround({ uid }: { uid: string }) {
  return (
    <>
      <defs>
        <radialGradient id={`${uid}meadow`}>
          <stop stopColor={P.g1} />
          <stop offset=".62" stopColor={P.g2} />
          <stop offset=".84" stopColor={P.g1} stopOpacity=".75" />
          <stop offset="1" stopColor={P.g1} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="186" fill={`url(#${uid}meadow)`} />
      <path
        d="M-9 78Q-14 118-7 148T-16 186H14Q6 164 11 142T10 78Z"
        fill={P.e2}
        stroke={P.e3}
        strokeWidth="1.2"
      />
      <path d={TUFTS} fill="none" stroke={P.g4} strokeWidth=".9" strokeLinecap="round" opacity=".6" />
      {TREES.map(([x = 0, y = 0, r = 0]) => (
        <Tree key={`${x} ${y}`} x={x} y={y} r={r} />
      ))}
    </>
  )
}
