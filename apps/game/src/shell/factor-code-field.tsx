import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { TextField } from '../ui/forms/text-field.tsx'
import { CODE_RULES } from './form-rules.ts'

type FactorCodeFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  hint?: string
}

/** The field for a code of the app, or for a recovery code where the hint says so. */
export function FactorCodeField<Values extends FieldValues>(props: FactorCodeFieldProps<Values>) {
  return <TextField {...props} label="Код" autoComplete="one-time-code" maxLength={20} rules={CODE_RULES} />
}
