import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './field.module.css'
import { firstCharacters } from './first-characters.ts'

type TextBoxProps = {
  label: string
  value: string
  onChange: (text: string) => void
  type?: 'text' | 'search'
  /** Characters, an emoji counts as one. What is pasted beyond them is cut off. */
  maxLength?: number
  placeholder?: string
  hint?: ReactNode
  /** Takes the focus when it appears. */
  takesFocus?: boolean
}

/** A controlled text input. Forms with validation use `TextField`, whole numbers `NumberBox`. */
export function TextBox(props: TextBoxProps) {
  const { label, value, onChange, type = 'text', maxLength, placeholder, hint, takesFocus } = props
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
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) =>
          onChange(maxLength === undefined ? target.value : firstCharacters(target.value, maxLength))
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
