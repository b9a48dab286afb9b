import { type ReactNode, useId } from 'react'
import type { AttackPosition, CastleDefence, DefencePlan, RaidBuilding } from '#generated/types.ts'
import { buildingStage } from '#rules/buildings/building-stage.ts'
import { palette } from '../../../art/palette.ts'
import styles from './castle-plan.module.css'
import { PlanAttack, type PlannedAttack } from './plan-attack.tsx'
import { PlanGround } from './plan-ground.tsx'
import { PlanMoat } from './plan-moat.tsx'
import { PLAN_SIDES, SIDE_TURNS } from './plan-turns.ts'
import { PlanWalls } from './plan-walls.tsx'
import { PlanYard } from './plan-yard.tsx'

type CastlePlanProps = {
  /** Who rules the castle: its arms hang at the keep. */
  armsId: number | string
  /** Null: nobody has seen the castle. It is drawn as unknown. */
  defence: CastleDefence | null
  damaged?: readonly RaidBuilding[]
  attack?: PlannedAttack | null
  /** `PlanSlot`s and whatever lies over the plan. */
  children?: ReactNode
}

/**
 * A castle from above: walls, moat and stakes by their stages, the garrison by sides. The picture says
 * nothing that its slots or the page beside it do not say as text.
 */
export function CastlePlan({ armsId, defence, damaged = [], attack = null, children }: CastlePlanProps) {
  const uid = useId()
  return (
    <div className={styles.plan}>
      <svg className={styles.picture} viewBox="-180 -180 360 360" aria-hidden="true">
        <PlanGround uid={uid} />
        {defence ? <Seen defence={defence} damaged={damaged} armsId={armsId} /> : <Unseen armsId={armsId} />}
        {attack && <PlanAttack {...attack} />}
      </svg>
      {children}
    </div>
  )
}

type SeenProps = {
  armsId: number | string
  defence: CastleDefence
  damaged: readonly RaidBuilding[]
}

function Seen({ armsId, defence: { walls, moats, stakes, garrison }, damaged }: SeenProps) {
  const wallsStage = buildingStage('walls', walls)
  const isBroken = damaged.includes('walls')
  return (
    <>
      <PlanStakes stage={buildingStage('stakes', stakes)} isDamaged={damaged.includes('stakes')} />
      <PlanMoat stage={buildingStage('moats', moats)} isDamaged={damaged.includes('moats')} />
      <PlanYard armsId={armsId} />
      {/* Damaged walls count as none, but stone has stood there. */}
      <PlanWalls stage={isBroken ? 2 : wallsStage === 0 ? 1 : wallsStage} isDamaged={isBroken} />
      <PlanGarrison garrison={garrison} />
    </>
  )
}

function Unseen({ armsId }: { armsId: number | string }) {
  return (
    <>
      <PlanUnknown />
      <g opacity=".55">
        <PlanYard armsId={armsId} />
      </g>
      <PlanMist />
    </>
  )
}

type PlanSlotProps = {
  at: AttackPosition
  /** `around`: a place before the castle. `wall`: the side's wall itself. Corners have none. */
  place?: 'around' | 'wall'
  children: ReactNode
}

/** Content at one of the eight positions, or on one of the four walls. */
export function PlanSlot({ at, place = 'around', children }: PlanSlotProps) {
  return (
    <div className={styles[place]} data-at={at}>
      {children}
    </div>
  )
}

const P = palette('day')

/** Pairs of men from the middle of a wall outwards, beside the gate. One pair for every ten per cent. */
const GARRISON_PLACES = [24, 35, 46] as const

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
function PlanGarrison({ garrison }: { garrison: DefencePlan }) {
  return PLAN_SIDES.map((side) => (
    <g key={side} transform={`rotate(${SIDE_TURNS[side]})`}>
      {GARRISON_PLACES.slice(0, garrison[side] / 10).flatMap((x) => [
        <Man key={-x} x={-x} />,
        <Man key={x} x={x} />,
      ])}
    </g>
  ))
}

/** Only outlines: nobody has seen how high the walls are or who stands on them. */
function PlanUnknown() {
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
function PlanMist() {
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

/** Stakes of one side. Later stages have a second row and iron tips. */
const STAKES_OF_SIDE = { 1: 9, 2: 13, 3: 13 } as const

type PlanStakesProps = {
  stage: 0 | 1 | 2 | 3
  /** Trampled by a raid. */
  isDamaged: boolean
}

function stakePlaces(count: number): { x: number; out: number; lean: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (2 * index) / (count - 1) - 1
    return { x: Math.round(share * 88), out: index % 2 === 0 ? 110 : 114, lean: Math.round(share * 14) }
  })
}

/** Stakes beyond the moat with their points outwards. The road passes between them. */
function PlanStakes({ stage, isDamaged }: PlanStakesProps) {
  if (stage === 0 && !isDamaged) return null
  const count = STAKES_OF_SIDE[stage === 0 ? 1 : stage]
  return PLAN_SIDES.map((side) => (
    <g key={side} transform={`rotate(${SIDE_TURNS[side]})`} stroke={P.k} strokeWidth=".7">
      {stakePlaces(count)
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
