import type { AttackPosition } from '#generated/types.ts'
import { palette } from '../../../art/palette.ts'
import { POSITION_TURNS } from './plan-turns.ts'

const P = palette('day')

export type PlannedAttack = {
  position: AttackPosition
  siegeTower: boolean
  /** Whether the catapult throws. */
  catapult: boolean
}

/** The wheeled tower with its gangway on the wall. */
function SiegeTower() {
  return (
    <g transform="translate(-30 -94)" stroke={P.k} strokeWidth=".9">
      <path d="M-5 8h10v14h-10Z" fill={P.w1} />
      <path d="M-13-6h4v6h-4ZM9-6h4v6h-4ZM-13 2h4v6h-4ZM9 2h4v6h-4Z" fill={P.w4} />
      <path d="M-10-10h20v20h-20Z" fill={P.w2} />
      <path d="M-10-5h20m-20 5h20m-20 5h20" strokeWidth=".7" />
      <path d="M-10-10L10 10M10-10L-10 10" stroke={P.m3} strokeWidth="1.4" />
    </g>
  )
}

/** The catapult, and the way of its stones over the wall. */
function Catapult({ x, out }: { x: number; out: number }) {
  return (
    <g>
      <path
        d={`M${x} ${-out + 8}Q${x + 4} ${-out + 40} 20 -44`}
        fill="none"
        stroke={P.b2}
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <g transform={`translate(${x} ${-out})`} stroke={P.k} strokeWidth=".9">
        <path d="M-8-10h4v22h-4ZM4-10h4v22h-4ZM-8-4h16v4h-16ZM-8 6h16v4h-16Z" fill={P.w2} />
        <path d="M-1.4-14h2.8v26h-2.8Z" fill={P.w1} />
        <circle cy="-14" r="4.4" fill={P.s3} />
      </g>
    </g>
  )
}

/** Where the army strikes, and what goes with it. */
export function PlanAttack({ position, siegeTower, catapult }: PlannedAttack) {
  const turn = POSITION_TURNS[position]
  const isCorner = turn % 90 !== 0
  const near = isCorner ? 116 : 86
  const far = isCorner ? 160 : 122
  return (
    <g transform={`rotate(${turn})`}>
      {siegeTower && !isCorner && <SiegeTower />}
      {catapult && <Catapult x={isCorner ? 40 : 48} out={isCorner ? 142 : 122} />}
      <path
        d={`M-6 ${-far}h12v${far - near - 16}h9L0 ${-near} -15 ${-near - 16}h9Z`}
        fill={P.b1}
        stroke={P.k}
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d={`M-3 ${-far + 3}h3v${far - near - 12}h-3Z`} fill="#fff" opacity=".25" />
    </g>
  )
}
