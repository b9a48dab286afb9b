import type { ReactNode } from 'react'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'
import { Button } from '../controls/button.tsx'

type SubmitButtonProps<Values extends FieldValues> = {
  control: Control<Values>
  children: ReactNode
  icon?: ReactNode
}

/** Submits the form. Ignores presses while the call is in progress. */
export function SubmitButton<Values extends FieldValues>({
  control,
  children,
  icon,
}: SubmitButtonProps<Values>) {
  const { isSubmitting } = useFormState({ control })
  return (
    <Button type="submit" variant="act" full loading={isSubmitting} icon={icon}>
      {children}
    </Button>
  )
}
