import type { ArmyData } from '#generated/types.ts'
import { fillPlan, fillRefusals } from '#rules/army/fill.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { GoldIcon } from '../../ui/pictures/icons.ts'
import styles from './fill-army.module.css'

export type FillArmyProps = {
  groups: ArmyData['groups']
  gold: number
  /** In progress. */
  isFilling: boolean
  /** Receives the price on the button: the most that the server may spend. */
  onFill: (gold: number) => void
}

/** Hires everybody who is missing in one press, with the price on the button. Nothing if every group is full. */
export function FillArmy({ groups, gold, isFilling, onFill }: FillArmyProps) {
  const refusals = fillRefusals(groups, gold)
  if (refusals.some(({ code }) => code === 'armyLimitReached')) return null
  const { cost, fullCost } = fillPlan(groups, gold)
  const isPartial = cost < fullCost && refusals.length === 0
  const price = isPartial ? cost : fullCost
  return (
    <div className={styles.fill}>
      <Button
        variant="act"
        full
        icon={<GoldIcon />}
        loading={isFilling}
        cannot={reasonsOf(refusals)}
        onClick={() => onFill(price)}
      >
        {isPartial ? 'Пополнить' : 'Пополнить всё'} за {formatNumber(price)}
      </Button>
      {isPartial && (
        <p className={styles.note}>
          На всех нужно {formatNumber(fullCost)} золота. Сначала пополнятся самые пустые отряды.
        </p>
      )}
    </div>
  )
}
