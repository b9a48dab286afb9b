import { palette } from '../../../art/palette.ts'

const P = palette('day')

/** Width of the moat by stage. The first is a dry ditch. */
const WIDTHS = { 1: 12, 2: 15, 3: 20 } as const

type PlanMoatProps = {
  stage: 0 | 1 | 2 | 3
  /** Filled up by a raid. */
  isDamaged: boolean
}

function ring(half: number, round: number) {
  return { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: round, fill: 'none' }
}

/** The moat, and the bridge over it on the bottom side. */
export function PlanMoat({ stage, isDamaged }: PlanMoatProps) {
  if (isDamaged) return <FilledMoat />
  if (stage === 0) return null
  const width = WIDTHS[stage]
  const isDry = stage === 1
  return (
    <>
      <rect {...ring(95, 20)} stroke={P.k} strokeWidth={width + 3} opacity=".8" />
      <rect {...ring(95, 20)} stroke={isDry ? P.e3 : P.a3} strokeWidth={width + 1} />
      <rect {...ring(95, 20)} stroke={isDry ? P.e2 : P.a2} strokeWidth={width - 4} />
      <rect
        {...ring(96, 20)}
        stroke={isDry ? P.s4 : P.a1}
        strokeWidth={isDry ? width - 4 : 1.4}
        strokeDasharray={isDry ? '1.2 7' : '9 15 4 21'}
        opacity={isDry ? 0.6 : 0.85}
      />
      <Bridge reach={width} />
    </>
  )
}

function Bridge({ reach }: { reach: number }) {
  const top = 95 - reach / 2 - 3
  return (
    <g stroke={P.k} strokeWidth=".9">
      <path d={`M-11 ${top}h22v${reach + 6}h-22Z`} fill={P.w2} />
      <path d={`M-11 ${top + 4}h22m-22 4h22m-22 4h22m-22 4h22m-22 4h22`} strokeWidth=".7" opacity=".7" />
    </g>
  )
}

/** Earth and brushwood where the water was. */
function FilledMoat() {
  return (
    <>
      <rect {...ring(95, 20)} stroke={P.k} strokeWidth="15" opacity=".5" />
      <rect {...ring(95, 20)} stroke={P.e2} strokeWidth="13" />
      <rect {...ring(95, 20)} stroke={P.w3} strokeWidth="7" strokeDasharray="2 9 1.4 5" opacity=".7" />
    </>
  )
}
