import { type ReactNode, useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import type { FieldProps } from './field.tsx'
import { PasswordField } from './password-field.tsx'

type NewPasswordFieldsProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  hint: ReactNode
  rules: FieldProps<Values>['rules']
  /** The repeated password, a field of the form like the first one. */
  repeat: { name: FieldPath<Values>; label: string; rules: FieldProps<Values>['rules'] }
  /** The player shows or hides the password. Without an input the repeated one must not keep an old value. */
  onShow: (isShown: boolean) => void
}

/** A new password, and the same again unless the player sees it: then there is nothing to compare. */
export function NewPasswordFields<Values extends FieldValues>({
  control,
  repeat,
  onShow,
  ...password
}: NewPasswordFieldsProps<Values>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <PasswordField
        control={control}
        autoComplete="new-password"
        {...password}
        onShow={(shown) => {
          setIsShown(shown)
          onShow(shown)
        }}
      />
      {!isShown && <PasswordField control={control} autoComplete="new-password" {...repeat} />}
    </>
  )
}
