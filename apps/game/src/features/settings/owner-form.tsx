import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { CurrentPasswordField } from '../../shell/current-password-field.tsx'
import { FactorCodeField } from '../../shell/factor-code-field.tsx'
import { showFormError } from '../../shell/show-form-error.ts'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

/** What proves that the owner of the castle asks. */
export type OwnerValues = { password: string; code?: string }

type OwnerFormProps = {
  action: string
  /** The castle has a second factor. */
  asksCode: boolean
  onSend: (values: OwnerValues) => Promise<void>
  children?: ReactNode
}

/** Asks for the password, and for a code if there is a second factor, before something grave happens. */
export function OwnerForm({ action, asksCode, onSend, children }: OwnerFormProps) {
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', code: '' },
  })
  const submit = handleSubmit(({ password, code }) =>
    onSend(asksCode ? { password, code } : { password }).catch((error: unknown) =>
      showFormError(error, ['password', 'code'], setError, ['wrongCredentials', 'codeWrong']),
    ),
  )
  return (
    <Form error={formState.errors.root?.message} onSubmit={submit}>
      {children}
      <CurrentPasswordField control={control} name="password" />
      {asksCode && <FactorCodeField control={control} name="code" hint="Из приложения или запасной" />}
      <SubmitButton control={control}>{action}</SubmitButton>
    </Form>
  )
}
