import type { FieldValues } from 'react-hook-form'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** Selects the keyboard of a phone. */
  kind?: 'text' | 'email' | 'number' | 'search'
}

const INPUT_MODES = { text: 'text', email: 'email', number: 'numeric', search: 'search' } as const

/** A text field of a form with validation. `TextBox` is the one without. */
export function TextField<Values extends FieldValues>({ kind = 'text', ...field }: TextFieldProps<Values>) {
  return <Field {...field} trims type={kind === 'number' ? 'text' : kind} inputMode={INPUT_MODES[kind]} />
}
