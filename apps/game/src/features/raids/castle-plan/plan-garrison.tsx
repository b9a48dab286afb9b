import type { DefencePlan } from '#generated/types.ts'
import { palette } from '../../../art/palette.ts'
import { PLAN_SIDES, SIDE_TURNS } from './plan-turns.ts'

const P = palette('day')

/** Pairs of men from the middle of a wall outwards, beside the gate. One pair for every ten per cent. */
const PLACES = [24, 35, 46] as const

function Man({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -70)`} stroke={P.k} strokeWidth=".7">
      <ellipse cx="1" cy="1" rx="6" ry="4.4" fill={P.k} opacity=".3" stroke="none" />
      <ellipse rx="6" ry="4" fill={P.b2} />
      <circle r="3.2" fill={P.m1} />
      <path d="M0-3.2v6.4" strokeWidth=".6" />
      <path d="M5 0V-13" stroke={P.w3} strokeWidth="1.1" />
      <path d="M3.8-12L5-17 6.2-12Z" fill={P.m1} />
    </g>
  )
}

/** The men on the walls of each side. */
export function PlanGarrison({ garrison }: { garrison: DefencePlan }) {
  return PLAN_SIDES.map((side) => (
    <g key={side} transform={`rotate(${SIDE_TURNS[side]})`}>
      {PLACES.slice(0, garrison[side] / 10).flatMap((x) => [<Man key={-x} x={-x} />, <Man key={x} x={x} />])}
    </g>
  ))
}
