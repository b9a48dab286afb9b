import { type ReactNode, useEffect, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form'
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
}

/** A new password, and the same again unless the player sees it: then there is nothing to compare. */
export function NewPasswordFields<Values extends FieldValues>({
  control,
  repeat,
  ...password
}: NewPasswordFieldsProps<Values>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <PasswordField control={control} autoComplete="new-password" {...password} onShow={setIsShown} />
      {isShown ? (
        <SameAs control={control} name={repeat.name} first={password.name} />
      ) : (
        <PasswordField control={control} autoComplete="new-password" {...repeat} />
      )}
    </>
  )
}

type SameAsProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  first: FieldPath<Values>
}

/** Keeps the value of a field without an input equal to another one. */
function SameAs<Values extends FieldValues>({ control, name, first }: SameAsProps<Values>) {
  const value = useWatch({ control, name: first })
  const {
    field: { onChange },
  } = useController({ control, name })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library makes a new function for each render
  useEffect(() => {
    onChange(value)
  }, [value])
  return null
}
