import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { useChangePassword } from '#generated/hooks/auth.ts'
import { NEW_PASSWORD_RULES, PASSWORD_HINT, sameAs } from '../../shell/form-rules.ts'
import { showFormError } from '../../shell/show-form-error.ts'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { AuthForm } from './auth-form.tsx'

export type NewPasswordValues = { newPassword: string; confirmNewPassword: string }

type NewPasswordFormProps = { onChange: (values: NewPasswordValues) => Promise<void> }

export function NewPasswordForm({ onChange }: NewPasswordFormProps) {
  const { control, handleSubmit, setError, getValues, setValue, formState } = useForm<NewPasswordValues>({
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  })
  const submit = handleSubmit(async ({ newPassword, confirmNewPassword }) => {
    await onChange({ newPassword, confirmNewPassword: confirmNewPassword || newPassword }).catch(
      (error: unknown) =>
        showFormError(error, ['newPassword', 'confirmNewPassword'], setError, [
          'passwordTooCommon',
          'passwordsDiffer',
        ]),
    )
  })
  return (
    <AuthForm
      title="Новый пароль"
      icon={<LockIcon />}
      error={formState.errors.root?.message}
      onSubmit={submit}
      footer={<Link to="/auth/password-recovery">Прислать другую ссылку</Link>}
    >
      <NewPasswordFields
        control={control}
        name="newPassword"
        label="Новый пароль"
        hint={PASSWORD_HINT}
        rules={NEW_PASSWORD_RULES}
        repeat={{
          name: 'confirmNewPassword',
          label: 'Новый пароль ещё раз',
          rules: sameAs(() => getValues('newPassword')),
        }}
        onShow={(isShown) => setValue('confirmNewPassword', isShown ? '' : getValues('newPassword'))}
      />
      <SubmitButton control={control}>Сменить пароль</SubmitButton>
    </AuthForm>
  )
}

/** Sets a new password by a mailed link. This ends every session, so the player logs in again. */
export function NewPasswordByLink({ token }: { token: string }) {
  const navigate = useNavigate()
  const change = useChangePassword({ mutation: { meta: { ownErrors: true } } })
  return (
    <NewPasswordForm
      onChange={async (values) => {
        await change.mutateAsync({ params: { token, ...values } })
        void navigate('/redirect/success-reset-password', { replace: true })
      }}
    />
  )
}
