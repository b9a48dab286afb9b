import { type ReactNode, useId } from 'react'
import styles from './profile.module.css'

export type PictureOption<Value extends string> = { value: Value; label: string; picture: ReactNode }

type PictureChoiceProps<Value extends string> = {
  label: string
  options: readonly PictureOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of many pictures: a radio group. The name of the chosen one stands beside the label. */
export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
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
