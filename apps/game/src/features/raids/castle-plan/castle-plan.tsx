import { type ReactNode, useId } from 'react'
import type { AttackPosition, CastleDefence, RaidBuilding } from '#generated/types.ts'
import { buildingStage } from '#rules/buildings/building-stage.ts'
import styles from './castle-plan.module.css'
import { PlanAttack, type PlannedAttack } from './plan-attack.tsx'
import { PlanGarrison } from './plan-garrison.tsx'
import { PlanGround } from './plan-ground.tsx'
import { PlanMoat } from './plan-moat.tsx'
import { PlanStakes } from './plan-stakes.tsx'
import { PlanMist, PlanUnknown } from './plan-unknown.tsx'
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
