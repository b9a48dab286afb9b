import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './field.module.css'

type TextBoxProps = {
  label: string
  value: string
  onChange: (text: string) => void
  type?: 'text' | 'search'
  maxLength?: number
  /** A whole number: digits only, so many at most. */
  digits?: number
  placeholder?: string
  hint?: ReactNode
  /** Is written in as soon as it is there. */
  takesFocus?: boolean
}

/** A field whose words its owner keeps; those of a form with rules are `TextField`. */
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
