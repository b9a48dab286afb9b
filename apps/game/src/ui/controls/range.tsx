import styles from './range.module.css'

type RangeProps = {
  /** For a label elsewhere. Otherwise `label` names it. */
  id?: string
  label?: string
  min: number
  max: number
  value: number
  disabled?: boolean
  onChange: (value: number) => void
}

/** A slider for a whole number. */
export function Range({ id, label, min, max, value, disabled, onChange }: RangeProps) {
  return (
    <input
      id={id}
      type="range"
      className={styles.range}
      aria-label={label}
      min={min}
      max={max}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  )
}
