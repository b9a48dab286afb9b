import type { AttackPosition, Opponent } from '#generated/types.ts'
import { garrisonMet, isCorner } from '#rules/raids/plan.ts'
import { POSITION_WORDS } from '../../things/raids/position-words.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { ForaysIcon, SquiresIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import type { PlannedAttack } from './castle-plan/plan-attack.tsx'
import { PositionChoice, type PositionFace } from './castle-plan/position-choice.tsx'
import styles from './tactics.module.css'

type TacticsPlanProps = {
  opponent: Opponent
  attack: PlannedAttack
  onChoose: (position: AttackPosition) => void
}

/** The castle from above, and where the host may stand. Each position shows the garrison that meets it. */
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
