import { type ReactNode, useId } from 'react'
import type { ForgeCraftData, Gear } from '#generated/types.ts'
import type { CraftBonus, CraftChoice } from '#rules/craft/craft.ts'
import { comparedRows } from '../../shared/gear/bonus-rows.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Range } from '../../ui/controls/range.tsx'
import { formatNumber, formatSigned } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { Becomes } from '../../ui/values/becomes.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import styles from './bonus-choice.module.css'
import { BONUS_SIGNS } from './bonus-signs.ts'
import { kindsOf, mostOf, withCraft } from './craft-plan.ts'
import { BONUS_NAMES } from './craft-words.ts'

type BonusChoiceProps = {
  forge: ForgeCraftData
  allowed: readonly CraftBonus[]
  choice: CraftChoice
  points: number
  /** The item whose values change. Undefined for a blank, which has none. */
  gear: Gear | undefined
  onChoose: (choice: CraftChoice) => void
}

/** The key of a bonus among the values of gear: an attack begins with its minimum. */
function keyOf(bonus: CraftBonus): string {
  return bonus.endsWith('Attack') ? `${bonus}Min` : bonus
}

/** Chooses the craft's bonuses among those of the class, and shows how many of the forge's craft points they use. */
export function BonusChoice({ forge, allowed, choice, points, gear, onChoose }: BonusChoiceProps) {
  const { budget, kindsMax } = forge
  const kinds = kindsOf(choice)
  const rows = gear ? comparedRows(withCraft(gear, choice), gear) : []
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
            Осталось {formatNumber(budget - points)} силы. <Tip of="craftBudget">Свойств</Tip> выбрано {kinds}{' '}
            из {kindsMax}
          </span>
        }
      />
      {allowed.map((bonus) => {
        const price = forge.bonuses.find((one) => one.bonus === bonus)?.points ?? 1
        const value = choice[bonus] ?? 0
        const locked = value === 0 && kinds >= kindsMax
        const row = value > 0 ? rows.find(({ key }) => key === keyOf(bonus)) : undefined
        return (
          <BonusLine
            key={bonus}
            bonus={bonus}
            price={price}
            value={value}
            most={locked ? 0 : mostOf(choice, bonus, price, budget)}
            result={
              row && (
                <>
                  {row.now} <Becomes>{row.next}</Becomes>
                </>
              )
            }
            onChange={(units) => onChoose({ ...choice, [bonus]: units })}
          />
        )
      })}
    </fieldset>
  )
}

type BonusLineProps = {
  bonus: CraftBonus
  /** Craft points of one unit of the bonus. */
  price: number
  value: number
  most: number
  /** The value of the item now and with the craft. */
  result: ReactNode
  onChange: (units: number) => void
}

function BonusLine({ bonus, price, value, most, result, onChange }: BonusLineProps) {
  const id = useId()
  const name = BONUS_NAMES[bonus]
  const Sign = BONUS_SIGNS[bonus]
  return (
    <div className={classNames(styles.bonus, value > 0 && styles.chosen)}>
      <Sign className={styles.sign} aria-hidden="true" />
      <label htmlFor={id}>
        {name} <small>{result ?? `+1 за ${formatNumber(price)} силы`}</small>
      </label>
      <b className="num">{formatSigned(value)}</b>
      <div className={styles.slide}>
        <Button label={`Меньше: ${name}`} disabled={value <= 0} onClick={() => onChange(value - 1)}>
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
        <Button label={`Больше: ${name}`} disabled={value >= most} onClick={() => onChange(value + 1)}>
          +
        </Button>
      </div>
    </div>
  )
}
