import type { ReactNode } from 'react'
import styles from './filter-chips.module.css'

export type Chip<Value extends string> = { value: Value; label: ReactNode; count?: number }

type FilterChipsProps<Value extends string> = {
  /** Name of the group for screen readers. */
  label: string
  chips: readonly Chip<Value>[]
  chosen: ReadonlySet<Value>
  onToggle: (value: Value) => void
}

/** Any number of a few values. A press toggles a value. */
export function FilterChips<Value extends string>({
  label,
  chips,
  chosen,
  onToggle,
}: FilterChipsProps<Value>) {
  return (
    <fieldset className={styles.chips}>
      <legend className="sr">{label}</legend>
      {chips.map(({ value, label: words, count }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.has(value)}
          onClick={() => onToggle(value)}
        >
          {words}
          {count !== undefined && <span className="num">{count}</span>}
        </button>
      ))}
    </fieldset>
  )
}
