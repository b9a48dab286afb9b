import { useId } from 'react'
import type { ForgeCraftData } from '../../../../../generated/types.ts'
import type { CraftBonus, CraftChoice } from '../../../../../rules/craft/craft.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Range } from '../../ui/controls/range.tsx'
import { formatSigned } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import styles from './craft.module.css'
import { kindsOf, mostOf } from './craft-plan.ts'
import { BONUS_NAMES } from './craft-words.ts'

type BonusChoiceProps = {
  forge: ForgeCraftData
  allowed: readonly CraftBonus[]
  choice: CraftChoice
  points: number
  onChoose: (choice: CraftChoice) => void
}

/** Chooses the craft's bonuses among those of the class, and shows how many of the forge's craft points they use. */
export function BonusChoice({ forge, allowed, choice, points, onChoose }: BonusChoiceProps) {
  const { budget, kindsMax } = forge
  const kinds = kindsOf(choice)
  return (
    <fieldset className={styles.bonuses}>
      <legend className="sr">Что даст отделка</legend>
      <Meter
        label="Сила отделки"
        value={points}
        max={budget}
        tincture={points === budget ? 'gold' : 'azure'}
        note={
          <span>
            <Tip of="craftBudget">Свойств</Tip> выбрано {kinds} из {kindsMax}
          </span>
        }
      />
      {allowed.map((bonus) => {
        const price = forge.bonuses.find((one) => one.bonus === bonus)?.points ?? 1
        const value = choice[bonus] ?? 0
        const locked = value === 0 && kinds >= kindsMax
        return (
          <BonusLine
            key={bonus}
            name={BONUS_NAMES[bonus]}
            price={price}
            value={value}
            most={locked ? 0 : mostOf(choice, bonus, price, budget)}
            onChange={(units) => onChoose({ ...choice, [bonus]: units })}
          />
        )
      })}
    </fieldset>
  )
}

type BonusLineProps = {
  name: string
  /** Craft points of one unit of the bonus. */
  price: number
  value: number
  most: number
  onChange: (units: number) => void
}

function BonusLine({ name, price, value, most, onChange }: BonusLineProps) {
  const id = useId()
  return (
    <div className={classNames(styles.bonus, value > 0 && styles.chosen)}>
      <label htmlFor={id}>
        {name} <small>{price} силы за единицу</small>
      </label>
      <b className="num">{formatSigned(value)}</b>
      <Button small label={`Меньше: ${name}`} disabled={value <= 0} onClick={() => onChange(value - 1)}>
        −
      </Button>
      <Range
        id={id}
        min={0}
        max={Math.max(most, value)}
        value={value}
        disabled={most === 0 && value === 0}
        onChange={onChange}
      />
      <Button small label={`Больше: ${name}`} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </Button>
    </div>
  )
}
