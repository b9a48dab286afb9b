import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { firstCharacters } from './first-characters.ts'

type TextAreaProps = {
  label: string
  value: string
  onChange: (text: string) => void
  /** Characters, an emoji counts as one. What is pasted beyond them is cut off. */
  maxLength: number
  /** Lines shown at once. */
  rows: number
  placeholder?: string
  hint?: ReactNode
}

/** A controlled text input of several lines. */
export function TextArea({ label, value, onChange, maxLength, rows, placeholder, hint }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={rows}
        placeholder={placeholder}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(firstCharacters(target.value, maxLength))}
      />
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
