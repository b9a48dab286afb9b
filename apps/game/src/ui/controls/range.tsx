import type { CustomStyle } from '../../art/custom-style.ts'
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
  const style: CustomStyle = { '--share': max > min ? (value - min) / (max - min) : 0 }
  return (
    <input
      id={id}
      type="range"
      className={styles.range}
      style={style}
      aria-label={label}
      min={min}
      max={max}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  )
}
