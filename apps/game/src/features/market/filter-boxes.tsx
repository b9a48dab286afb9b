import { NumberBox } from '../../ui/forms/number-box.tsx'
import { TextBox } from '../../ui/forms/text-box.tsx'
import { useTyped } from '../../ui/hooks/use-typed.ts'

type SearchBoxProps = {
  value: string
  /** An example of a search. */
  example: string
  onChange: (value: string) => void
}

/** Searches by a part of the name. */
export function SearchBox({ value, example, onChange }: SearchBoxProps) {
  const [text, setText] = useTyped(value, onChange)
  return (
    <TextBox
      label="Название"
      type="search"
      value={text}
      onChange={setText}
      maxLength={60}
      placeholder={`Например, ${example}`}
    />
  )
}

type WholeBoxProps = {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Bounds of prices, levels and qualities. */
const FILTER_MAX = 999_999_999

/** A whole number, or empty. */
export function WholeBox({ label, value, onChange }: WholeBoxProps) {
  const [text, setText] = useTyped(value === undefined ? '' : String(value), (digits) =>
    onChange(digits === '' ? undefined : Number(digits)),
  )
  return (
    <NumberBox
      label={label}
      value={text === '' ? null : Number(text)}
      max={FILTER_MAX}
      onChange={(number) => setText(number === null ? '' : String(number))}
    />
  )
}
