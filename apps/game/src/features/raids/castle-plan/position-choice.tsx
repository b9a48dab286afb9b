import { type ReactNode, useId } from 'react'
import type { AttackPosition, CastleDefence, RaidBuilding } from '#generated/types.ts'
import { ATTACK_POSITIONS } from '#rules/raids/plan.ts'
import { POSITION_WORDS } from '../../../things/raids/position-words.ts'
import { CastlePlan, PlanSlot } from './castle-plan.tsx'
import type { PlannedAttack } from './plan-attack.tsx'
import styles from './position-choice.module.css'

/** What a position shows, and the same in words for screen readers. */
export type PositionFace = { face: ReactNode; words: string }

type PositionChoiceProps = {
  label: string
  armsId: number | string
  defence: CastleDefence | null
  damaged?: readonly RaidBuilding[]
  attack: PlannedAttack
  faceOf: (position: AttackPosition) => PositionFace
  onChoose: (position: AttackPosition) => void
}

/** The castle from above with its eight positions as a radio group: arrow keys go around it clockwise. */
export function PositionChoice(props: PositionChoiceProps) {
  const { label, armsId, defence, damaged, attack, faceOf, onChoose } = props
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className="sr">{label}</legend>
      <CastlePlan armsId={armsId} defence={defence} damaged={damaged ?? []} attack={attack}>
        {ATTACK_POSITIONS.map((position) => {
          const { face, words } = faceOf(position)
          return (
            <PlanSlot key={position} at={position}>
              <label className={styles.tile}>
                <input
                  type="radio"
                  name={name}
                  value={position}
                  checked={position === attack.position}
                  aria-label={POSITION_WORDS[position]}
                  aria-describedby={`${name}-${position}`}
                  onChange={() => onChoose(position)}
                />
                <span aria-hidden="true" className={styles.face}>
                  {face}
                </span>
                <span id={`${name}-${position}`} className="sr">
                  {words}
                </span>
              </label>
            </PlanSlot>
          )
        })}
      </CastlePlan>
    </fieldset>
  )
}
