import { useForm } from 'react-hook-form'
import { FactorCodeField } from '../../shell/factor-code-field.tsx'
import { showFormError } from '../../shell/show-form-error.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { AuthForm } from './auth-form.tsx'

type LoginCodeFormProps = {
  onCode: (code: string) => Promise<void>
  /** Back to e-mail and password. */
  onBack: () => void
}

/** The second step of a login to an account with a second factor. */
export function LoginCodeForm({ onCode, onBack }: LoginCodeFormProps) {
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(({ code }) =>
    onCode(code).catch((error: unknown) => showFormError(error, ['code'], setError, ['codeWrong'])),
  )
  return (
    <AuthForm
      title="Код для входа"
      icon={<LockIcon />}
      error={formState.errors.root?.message}
      onSubmit={submit}
      footer={
        <Button small onClick={onBack}>
          Назад к паролю
        </Button>
      }
    >
      <p>Пароль верный. Откройте на телефоне приложение с кодами и введите шесть цифр для Донжона.</p>
      <FactorCodeField control={control} name="code" hint="Телефона нет под рукой? Введите запасной код" />
      <SubmitButton control={control}>Войти</SubmitButton>
    </AuthForm>
  )
}
