import { useForm } from 'react-hook-form'
import type { PasswordAndCodeRequest } from '../../../../../generated/types.ts'
import { CurrentPasswordField } from '../../shell/current-password-field.tsx'
import { FactorCodeField } from '../../shell/factor-code-field.tsx'
import { showFormError } from '../../shell/show-form-error.ts'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

type PasswordAndCodeFormProps = {
  action: string
  onSend: (values: PasswordAndCodeRequest) => Promise<void>
}

/** Asks for the password and a code before the second factor changes. */
export function PasswordAndCodeForm({ action, onSend }: PasswordAndCodeFormProps) {
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', code: '' },
  })
  const submit = handleSubmit((values) =>
    onSend(values).catch((error: unknown) =>
      showFormError(error, ['password', 'code'], setError, ['wrongCredentials', 'codeWrong']),
    ),
  )
  return (
    <Form error={formState.errors.root?.message} onSubmit={submit}>
      <CurrentPasswordField control={control} name="password" />
      <FactorCodeField control={control} name="code" hint="Из приложения или запасной" />
      <SubmitButton control={control}>{action}</SubmitButton>
    </Form>
  )
}
