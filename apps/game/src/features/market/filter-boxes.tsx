import { useId } from 'react'
import styles from './market.module.css'
import { useTyped } from './use-typed.ts'

type SearchBoxProps = {
  value: string
  /** What one might look for. */
  example: string
  onChange: (value: string) => void
}

/** A part of a name. */
export function SearchBox({ value, example, onChange }: SearchBoxProps) {
  const id = useId()
  const [text, setText] = useTyped(value, onChange)
  return (
    <label className={styles.field} htmlFor={id}>
      Название
      <input
        id={id}
        type="search"
        value={text}
        maxLength={60}
        autoComplete="off"
        placeholder={`Например, ${example}`}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  )
}

type WholeBoxProps = {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** A whole number, or none. */
export function WholeBox({ label, value, onChange }: WholeBoxProps) {
  const id = useId()
  const [text, setText] = useTyped(value === undefined ? '' : String(value), (digits) =>
    onChange(digits === '' ? undefined : Number(digits)),
  )
  return (
    <label className={styles.field} htmlFor={id}>
      {label}
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) =>
          setText(
            event.target.value
              .replaceAll(/\D/g, '')
              .replace(/^0+(?=\d)/, '')
              .slice(0, 9),
          )
        }
      />
    </label>
  )
}
