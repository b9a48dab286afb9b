import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronIcon } from './control-icons.tsx'
import styles from './select.module.css'

type SelectProps<Value extends string> = {
  label: string
  /** Whether the label is visible. Otherwise it is for screen readers only. */
  labelled?: boolean
  /** As wide as its place. */
  full?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of many values: the platform's select, which works well on every phone. */
export function Select<Value extends string>({
  label,
  labelled,
  full,
  options,
  value,
  onChange,
}: SelectProps<Value>) {
  const id = useId()
  return (
    <span className={classNames(styles.whole, full && styles.full)}>
      <label className={labelled ? styles.label : 'sr'} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon className={styles.mark} />
      </span>
    </span>
  )
}
