import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWrittenSum } from '../hooks/use-written-sum.ts'
import styles from './field.module.css'

type NumberBoxProps = {
  label: string
  /** Null for an empty field. */
  value: number | null
  max: number
  /** Null while the field holds no whole number. */
  onChange: (value: number | null) => void
  hint?: ReactNode
  /** Takes the focus when it appears. */
  takesFocus?: boolean
}

/** A controlled input for a whole number: «1 000» and «1,2 млн» are read, «99,50» is refused with a word. */
export function NumberBox({ label, value, max, onChange, hint, takesFocus }: NumberBoxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const { text, fault, type } = useWrittenSum({ value, max, onChange })
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const about = [hint ? `${id}-hint` : [], fault ? `${id}-fault` : []].flat().join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={box}
        id={id}
        className={styles.input}
        // Not `type="number"`: browsers clear such a field when «1 000» is pasted.
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={fault !== null}
        aria-describedby={about || undefined}
        onChange={({ target }) => type(target.value)}
      />
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {fault && (
        <span id={`${id}-fault`} className={styles.error} role="alert">
          {fault}
        </span>
      )}
    </div>
  )
}
