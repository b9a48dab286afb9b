import { type ReactNode, useId } from 'react'
import styles from './segmented.module.css'

export type Choice<Value extends string> = { value: Value; label: string; disabled?: boolean }

type SegmentedProps<Value extends string> = {
  label: string
  /** The effect of the choice, to the right of the label. */
  note?: ReactNode
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few values: a radio group that looks like a row of tiles. */
export function Segmented<Value extends string>({
  label,
  note,
  choices,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.head}>
        <span>{label}</span>
        {note && <span>{note}</span>}
      </legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
