import { palette } from '../../../art/palette.ts'
import { PLAN_SIDES, SIDE_TURNS } from './plan-turns.ts'

const P = palette('day')

/** Stakes of one side. Later stages have a second row and iron tips. */
const COUNTS = { 1: 9, 2: 13, 3: 13 } as const

type PlanStakesProps = {
  stage: 0 | 1 | 2 | 3
  /** Trampled by a raid. */
  isDamaged: boolean
}

function placesOf(count: number): { x: number; out: number; lean: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (2 * index) / (count - 1) - 1
    return { x: Math.round(share * 88), out: index % 2 === 0 ? 110 : 114, lean: Math.round(share * 14) }
  })
}

/** Stakes beyond the moat with their points outwards. The road passes between them. */
export function PlanStakes({ stage, isDamaged }: PlanStakesProps) {
  if (stage === 0 && !isDamaged) return null
  const count = COUNTS[stage === 0 ? 1 : stage]
  return PLAN_SIDES.map((side) => (
    <g key={side} transform={`rotate(${SIDE_TURNS[side]})`} stroke={P.k} strokeWidth=".7">
      {placesOf(count)
        .filter(({ x }) => side !== 'bottom' || Math.abs(x) > 17)
        .map(({ x, out, lean }) => (
          <g key={x} transform={`translate(${x} ${-out}) rotate(${isDamaged ? lean * 9 + 70 : lean})`}>
            <path d="M-2.4 4L-1.8-7 0-12 1.8-7 2.4 4Z" fill={P.w1} />
            {stage === 3 && <path d="M-1.9-6L0-13 1.9-6Z" fill={P.m1} />}
          </g>
        ))}
    </g>
  ))
}
