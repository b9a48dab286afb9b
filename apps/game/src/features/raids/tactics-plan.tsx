import { type ReactNode, useId } from 'react'
import type { AttackPosition, CastleDefence, Opponent, RaidBuilding } from '#generated/types.ts'
import { ATTACK_POSITIONS, garrisonMet, isCorner } from '#rules/raids/plan.ts'
import { POSITION_WORDS } from '../../shared/raids/position-words.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { ForaysIcon, SquiresIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { CastlePlan, PlanSlot } from './castle-plan/castle-plan.tsx'
import type { PlannedAttack } from './castle-plan/plan-attack.tsx'
import styles from './tactics.module.css'
import choiceStyles from './tactics-plan.module.css'

type TacticsPlanProps = {
  opponent: Opponent
  attack: PlannedAttack
  onChoose: (position: AttackPosition) => void
}

/** The castle from above, and where the army may stand. Each position shows the garrison that meets it. */
export function TacticsPlan({ opponent, attack, onChoose }: TacticsPlanProps) {
  const { arms, seen, name } = opponent
  const castle = seen?.castle ?? null
  const faceOf = (position: AttackPosition): PositionFace => {
    const garrison = castle && formatPercent(garrisonMet(castle.garrison, position))
    return {
      face: (
        <>
          {isCorner(position) ? <ForaysIcon /> : <SquiresIcon />}
          <b className="num">{garrison ?? '?'}</b>
        </>
      ),
      words: garrison === null ? 'гарнизон неизвестен' : `гарнизон ${garrison}`,
    }
  }
  return (
    <Card kind="ruled" title="Откуда ударить" icon={<ForaysIcon />}>
      <PositionChoice
        label={`Откуда ударить. Замок: ${name}`}
        armsId={arms}
        defence={castle}
        attack={attack}
        faceOf={faceOf}
        onChoose={onChoose}
      />
      <p className={styles.chosen} aria-live="polite">
        <b>{POSITION_WORDS[attack.position]}.</b>{' '}
        {isCorner(attack.position)
          ? 'На углу атака выше на 15 %, мастерство на 10 %, а гарнизон бьётся вполовину с двух сторон. Осадной башне тут не встать.'
          : 'Против стороны стоит её гарнизон целиком, зато сюда подкатят осадную башню.'}
      </p>
    </Card>
  )
}

/** What a position shows, and the same in words for screen readers. */
type PositionFace = { face: ReactNode; words: string }

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
function PositionChoice(props: PositionChoiceProps) {
  const { label, armsId, defence, damaged, attack, faceOf, onChoose } = props
  const name = useId()
  return (
    <fieldset className={choiceStyles.choice}>
      <legend className="sr">{label}</legend>
      <CastlePlan armsId={armsId} defence={defence} damaged={damaged ?? []} attack={attack}>
        {ATTACK_POSITIONS.map((position) => {
          const { face, words } = faceOf(position)
          return (
            <PlanSlot key={position} at={position}>
              <label className={choiceStyles.tile}>
                <input
                  type="radio"
                  name={name}
                  value={position}
                  checked={position === attack.position}
                  aria-label={POSITION_WORDS[position]}
                  aria-describedby={`${name}-${position}`}
                  onChange={() => onChoose(position)}
                />
                <span aria-hidden="true" className={choiceStyles.face}>
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
