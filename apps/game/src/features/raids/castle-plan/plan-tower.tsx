import { palette } from '../../../art/palette.ts'
import { r1 } from '../../../art/random.ts'

const P = palette('day')

/** Eight faces of a pointed roof from the top clockwise, lit from the upper left. */
const FACES = [P.r1, P.r2, P.r3, P.r4, P.r4, P.r3, P.r2, P.r1]

function corner(index: number, r: number): string {
  const turn = ((index - 0.5) * Math.PI) / 4 - Math.PI / 2
  return `${r1(Math.cos(turn) * r)} ${r1(Math.sin(turn) * r)}`
}

/** A round tower from above with its slate roof. */
export function StoneTower({ x, y, r }: { x: number; y: number; r: number }) {
  const roof = r - 3.5
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="3" cy="3.5" r={r} fill={P.k} opacity=".28" />
      <circle r={r} fill={P.s2} stroke={P.k} />
      <circle r={r - 1.4} fill="none" stroke={P.s1} strokeWidth="2" strokeDasharray="4 3" />
      {FACES.map((fill, index) => (
        <path
          key={corner(index, roof)}
          d={`M0 0L${corner(index, roof)} ${corner(index + 1, roof)}Z`}
          fill={fill}
          stroke={P.k}
          strokeWidth=".4"
        />
      ))}
      <circle r="1.9" fill={P.o2} stroke={P.k} strokeWidth=".6" />
    </g>
  )
}

/** A square tower of logs with its boarded floor. */
export function WoodenTower({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-8-8h22v22h-22Z" fill={P.k} opacity=".25" />
      <path d="M-11-11h22v22h-22Z" fill={P.w2} stroke={P.k} />
      <path d="M-8-8h16v16h-16Z" fill={P.w1} stroke={P.w3} strokeWidth=".8" />
      <path d="M-8-4h16m-16 4h16m-16 4h16" stroke={P.w3} strokeWidth=".8" />
    </g>
  )
}
