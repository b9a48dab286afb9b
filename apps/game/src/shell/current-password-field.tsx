import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { PRESENT_PASSWORD_RULES } from './form-rules.ts'

type CurrentPasswordFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  label?: string
}

/** The field for the password that the player has. The browser may fill it in. */
export function CurrentPasswordField<Values extends FieldValues>({
  label = 'Пароль',
  ...field
}: CurrentPasswordFieldProps<Values>) {
  return (
    <PasswordField {...field} label={label} autoComplete="current-password" rules={PRESENT_PASSWORD_RULES} />
  )
}
