import { type ReactNode, useId } from 'react'
import {
  type Arms as ArmsParts,
  CHARGES,
  COLOURS,
  type Division,
  HALVES,
  isMetal,
  isOneOf,
  METALS,
  ORDINARIES,
  type Ordinary,
  OVER_VARIED,
  type Tincture,
  VARIED,
} from '#rules/heraldry/arms.ts'
import { armsCodeOf } from '#rules/heraldry/arms-code.ts'
import { keepToRules } from '#rules/heraldry/keep-to-rules.ts'
import { Arms } from '../../../art/arms.tsx'
import { TINCTURES } from '../../../art/blazon.ts'
import { CHARGE_WORDS, TINCTURE_WORDS } from '../../../art/blazon-words.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import styles from './profile.module.css'

/** px; the width of a shield to choose from. */
const OPTION_SIZE = 34
const DIVISIONS = ['PLAIN', ...HALVES, ...VARIED] as const
const NO_ORDINARY = 'NONE'
const COUNTS = [
  { value: '1', label: 'Одна' },
  { value: '3', label: 'Три' },
] as const

type ArmsEditorProps = { arms: ArmsParts; onChange: (arms: ArmsParts) => void }

/** Chooses a coat of arms part by part. What does not go with a choice gives way, so the rules are always kept. */
export function ArmsEditor({ arms, onChange }: ArmsEditorProps) {
  const changed = (change: Partial<ArmsParts>) => keepToRules(arms, change)
  const take = (change: Partial<ArmsParts>) => onChange(changed(change))
  const picture = (change: Partial<ArmsParts>) => (
    <Arms id={armsCodeOf(changed(change))} size={OPTION_SIZE} title="" />
  )
  const isVaried = isOneOf(VARIED, arms.division)
  const ordinaries = isVaried ? OVER_VARIED : ORDINARIES
  return (
    <div className={styles.editor}>
      <PictureChoice
        label="Цвет поля"
        options={[...METALS, ...COLOURS].map(swatch)}
        value={arms.field}
        onChange={(field) => take({ field })}
      />
      <PictureChoice
        label="Второй цвет"
        options={(isMetal(arms.field) ? COLOURS : METALS).map(swatch)}
        value={arms.other}
        onChange={(other) => take({ other })}
      />
      <PictureChoice
        label="Поле"
        options={DIVISIONS.map((division) => ({
          value: division,
          label: DIVISION_WORDS[division],
          picture: picture({ division }),
        }))}
        value={arms.division}
        onChange={(division) => take({ division })}
      />
      {!isOneOf(HALVES, arms.division) && (
        <PictureChoice
          label="Полоса"
          options={[
            ...(isVaried ? [] : [{ value: NO_ORDINARY, label: 'Нет', picture: picture({ ordinary: null }) }]),
            ...ordinaries.map((ordinary) => ({
              value: ordinary,
              label: ORDINARY_WORDS[ordinary],
              picture: picture({ ordinary }),
            })),
          ]}
          value={arms.ordinary ?? NO_ORDINARY}
          onChange={(value) => take({ ordinary: ordinaries.find((one) => one === value) ?? null })}
        />
      )}
      {arms.third && (
        <PictureChoice
          label="Цвет полосы"
          options={COLOURS.filter((one) => one !== arms.field && one !== arms.other).map(swatch)}
          value={arms.third}
          onChange={(third) => take({ third })}
        />
      )}
      <PictureChoice
        label="Фигура"
        options={CHARGES.map((charge) => ({
          value: charge,
          label: capital(CHARGE_WORDS[charge]),
          picture: picture({ charge, division: 'PLAIN', ordinary: null, chargeCount: 1 }),
        }))}
        value={arms.charge}
        onChange={(charge) => take({ charge })}
      />
      {arms.division === 'PLAIN' && arms.ordinary === null && (
        <Segmented
          label="Сколько фигур"
          choices={COUNTS}
          value={arms.chargeCount === 3 ? '3' : '1'}
          onChange={(count) => take({ chargeCount: count === '3' ? 3 : 1 })}
        />
      )}
    </div>
  )
}

function swatch<T extends Tincture>(tincture: T) {
  return {
    value: tincture,
    label: capital(TINCTURE_WORDS[tincture]),
    picture: <span className={styles.swatch} style={{ background: TINCTURES[tincture] }} />,
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const DIVISION_WORDS: Record<Division, string> = {
  PLAIN: 'Простое поле',
  PALE: 'Рассечено',
  FESS: 'Пересечено',
  BEND: 'Скошено справа',
  SINISTER: 'Скошено слева',
  QUARTERLY: 'Четверти',
  CHEVRON: 'Стропилом',
  GYRONNY: 'Клиньями',
  BARRY: 'Поперечные полосы',
  PALY: 'Продольные полосы',
  BENDY: 'Косые полосы',
  CHEQUY: 'Шахматное',
  LOZENGY: 'Ромбы',
  SALTIRE: 'Скошено крестом',
}

const ORDINARY_WORDS: Record<Ordinary, string> = {
  FESS: 'Пояс',
  PALE: 'Столб',
  BEND: 'Перевязь',
  CHEVRON: 'Стропило',
  CHIEF: 'Глава',
  CROSS: 'Крест',
  SALTIRE: 'Косой крест',
  PILE: 'Остриё',
  BORDURE: 'Кайма',
  ESCUTCHEON: 'Щиток',
}

type PictureOption<Value extends string> = { value: Value; label: string; picture: ReactNode }

type PictureChoiceProps<Value extends string> = {
  label: string
  options: readonly PictureOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of many pictures: a radio group. The name of the chosen one stands beside the label. */
function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
  const { label, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>
        {label}: <b>{options.find((option) => option.value === value)?.label}</b>
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
