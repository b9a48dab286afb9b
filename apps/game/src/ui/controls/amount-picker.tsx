import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { formatNumber } from '../format/number.ts'
import styles from './amount-picker.module.css'
import { Button } from './button.tsx'
import { Range } from './range.tsx'

type AmountPickerProps = {
  /** The action: «Купить». */
  label: ReactNode
  /** The item, for screen readers: «Хлебный квас». */
  of: string
  /** At least 1. */
  value: number
  /** The largest amount that is possible now. 0 if none is. */
  max: number
  /** The largest amount that can be entered. May exceed `max`, so that the player can read the reasons against it. */
  most: number
  onChange: (value: number) => void
}

/** Chooses an amount: by typing, steps, a slider or the maximum. */
export function AmountPicker({ label, of, value, max, most, onChange }: AmountPickerProps) {
  const id = useId()
  // A field that was cleared stays empty until something is typed or the focus leaves it.
  const [isEmpty, setIsEmpty] = useState(false)

  const choose = (wanted: number) => {
    const isNumber = Number.isFinite(wanted)
    setIsEmpty(!isNumber)
    onChange(isNumber ? Math.min(Math.max(1, Math.floor(wanted)), most) : 1)
  }

  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    choose(value + by)
  }

  return (
    <div className={styles.picker}>
      <div className={styles.choose}>
        <label htmlFor={id}>
          {label} <span className={styles.most}>(макс. {formatNumber(max)})</span>
        </label>
        <div className={styles.stepper}>
          <Button small label={`Меньше: ${of}`} disabled={value <= 1} onClick={() => choose(value - 1)}>
            −
          </Button>
          <input
            id={id}
            className="num"
            // Not `type="number"`: browsers clear such a field when «1 000» is pasted.
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuemin={1}
            aria-valuemax={most}
            aria-valuenow={value}
            value={isEmpty ? '' : value}
            onChange={(event) => choose(wholeNumber(event.target.value))}
            onKeyDown={step}
            onBlur={() => setIsEmpty(false)}
          />
          <Button small label={`Больше: ${of}`} disabled={value >= most} onClick={() => choose(value + 1)}>
            +
          </Button>
        </div>
      </div>
      <div className={styles.slide}>
        <Range
          label={`Сколько: ${of}`}
          min={1}
          max={Math.max(1, max)}
          disabled={max <= 1}
          value={Math.min(value, Math.max(1, max))}
          onChange={choose}
        />
        <Button small label={`макс.: ${of}`} disabled={max < 1 || value === max} onClick={() => choose(max)}>
          макс.
        </Button>
      </div>
    </div>
  )
}

/** «1 000» is 1000, with any kind of space. NaN if the text does not start with a digit. */
function wholeNumber(text: string): number {
  return Number.parseInt(text.replaceAll(/\s/g, ''), 10)
}
