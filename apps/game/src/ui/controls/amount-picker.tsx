import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { formatNumber } from '../format/number.ts'
import { useWrittenSum } from '../hooks/use-written-sum.ts'
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
  // A field that was cleared, or holds no number, stays as it is until something is typed or the focus leaves it. It counts as one.
  const [isUnread, setIsUnread] = useState(false)

  const choose = (wanted: number | null) => {
    setIsUnread(wanted === null)
    onChange(wanted === null ? 1 : Math.min(Math.max(1, wanted), most))
  }
  const sum = useWrittenSum({
    value: isUnread ? null : value,
    max: Number.MAX_SAFE_INTEGER,
    onChange: choose,
  })

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
            value={sum.text}
            aria-invalid={sum.fault !== null}
            aria-describedby={sum.fault ? `${id}-fault` : undefined}
            onChange={(event) => sum.type(event.target.value)}
            onKeyDown={step}
            onBlur={() => {
              setIsUnread(false)
              sum.reset()
            }}
          />
          <Button small label={`Больше: ${of}`} disabled={value >= most} onClick={() => choose(value + 1)}>
            +
          </Button>
        </div>
      </div>
      {sum.fault && (
        <span id={`${id}-fault`} className={styles.fault} role="alert">
          {sum.fault}
        </span>
      )}
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
