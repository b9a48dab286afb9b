import styles from './range.module.css'

type RangeProps = {
  /** Of a label elsewhere; else `label` names it. */
  id?: string
  label?: string
  min: number
  max: number
  value: number
  disabled?: boolean
  onChange: (value: number) => void
}

/** A whole number, slid: a well with a diamond of oak and gold in it. */
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
