import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { countHours } from '../format/duration.ts'
import styles from './hour-choices.module.css'

type HourChoicesProps<Hours extends number> = {
  /** Name of the group for screen readers. */
  label: string
  choices: readonly Hours[]
  value: Hours
  onChange: (hours: Hours) => void
  /** What a choice costs and brings. */
  children: (hours: Hours) => ReactNode
  /** Lays out the card of a choice. */
  className?: string | undefined
}

/** How many hours something takes: a radio group of cards. */
export function HourChoices<Hours extends number>(props: HourChoicesProps<Hours>) {
  const { label, choices, value, onChange, children, className } = props
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className="sr">{label}</legend>
      {choices.map((hours) => (
        <label key={hours} className={classNames(styles.choice, className)}>
          <input type="radio" name={name} checked={hours === value} onChange={() => onChange(hours)} />
          <b className={styles.hours}>{countHours(hours)}</b>
          {children(hours)}
        </label>
      ))}
    </fieldset>
  )
}
