import { type ReactNode, useId } from 'react'
import styles from './segmented.module.css'

/** `detail`: what the choice brings, in a second line. */
export type Choice<Value extends string> = {
  value: Value
  label: string
  detail?: ReactNode
  disabled?: boolean
}

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
              aria-label={choice.detail === undefined ? undefined : choice.label}
              aria-describedby={choice.detail === undefined ? undefined : `${name}-${choice.value}`}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
            {choice.detail !== undefined && (
              <span id={`${name}-${choice.value}`} className={styles.detail}>
                {choice.detail}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
