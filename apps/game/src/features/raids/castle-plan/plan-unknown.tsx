import { palette } from '../../../art/palette.ts'
import { PLAN_SIDES, SIDE_TURNS } from './plan-turns.ts'

const P = palette('day')

/** Only outlines: nobody has seen how high the walls are or who stands on them. */
export function PlanUnknown() {
  return (
    <g fill="none" stroke={P.w4} strokeWidth="1.6" strokeDasharray="5 4">
      <path d="M-78-78H78V78H-78Z" fill="#f2e5c7" fillOpacity=".75" />
      <path d="M-62-62H62V62H-62Z" />
      {PLAN_SIDES.map((side) => (
        <g key={side} transform={`rotate(${SIDE_TURNS[side]})`}>
          <circle cx="-70" cy="-70" r="17" fill="#f2e5c7" />
        </g>
      ))}
    </g>
  )
}

const PUFF = 'M-30 8q-9-2-8-10 2-8 11-7 4-9 14-7 7-7 16 0 11-3 14 6 9 0 10 8 0 8-9 9Z'

/** Mist over the moat and the walls of an unknown castle. */
export function PlanMist() {
  return PLAN_SIDES.map((side) => {
    const turn = (SIDE_TURNS[side] * Math.PI) / 180
    return (
      <g key={side} transform={`translate(${78 * Math.sin(turn)} ${-78 * Math.cos(turn)})`}>
        <path d={PUFF} fill="#fbf6e6" stroke={P.s3} strokeWidth=".8" opacity=".94" />
        <text y="7" textAnchor="middle" fill={P.w4} style={{ font: '400 22px/1 var(--f-display)' }}>
          ?
        </text>
      </g>
    )
  })
}
