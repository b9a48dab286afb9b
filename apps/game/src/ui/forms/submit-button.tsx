import type { ReactNode } from 'react'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'
import { Button } from '../controls/button.tsx'

type SubmitButtonProps<Values extends FieldValues> = {
  control: Control<Values>
  children: ReactNode
  icon?: ReactNode
}

/** Sends the form once: while it is under way further presses are swallowed. */
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
