import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './field.module.css'

type TextBoxProps = {
  label: string
  value: string
  onChange: (text: string) => void
  type?: 'text' | 'search'
  maxLength?: number
  /** Restricts it to a whole number with at most this many digits. */
  digits?: number
  placeholder?: string
  hint?: ReactNode
  /** Takes the focus when it appears. */
  takesFocus?: boolean
}

/** A controlled text input. Forms with validation use `TextField`. */
export function TextBox(props: TextBoxProps) {
  const { label, value, onChange, type = 'text', maxLength, digits, placeholder, hint, takesFocus } = props
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={box}
        id={id}
        className={styles.input}
        type={type}
        inputMode={digits === undefined ? undefined : 'numeric'}
        maxLength={maxLength}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) =>
          onChange(digits === undefined ? target.value : wholeNumber(target.value, digits))
        }
      />
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** «007 шт.» is 7. */
function wholeNumber(text: string, digits: number): string {
  return text
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, digits)
}
