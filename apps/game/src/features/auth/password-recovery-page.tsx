import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { useChangePassword, useSendResetPassword } from '#generated/hooks/auth.ts'
import { EMAIL_RULES, NEW_PASSWORD_RULES, PASSWORD_HINT, sameAs } from '../../shell/form-rules.ts'
import { showFormError } from '../../shell/show-form-error.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { LockIcon, MailIcon } from '../../ui/pictures/icons.ts'
import { AuthForm } from './auth-form.tsx'
import { useFragmentToken } from './fragment-token.ts'
import { ResultPanel } from './result-panel.tsx'

/** Requests a link by mail. Opened by that link, sets the new password. */
export function PasswordRecoveryPage() {
  const token = useFragmentToken()
  return token ? <NewPasswordByLink token={token} /> : <RequestLink />
}

type RequestLinkFormProps = { onSend: (email: string) => Promise<void> }

export function RequestLinkForm({ onSend }: RequestLinkFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } })
  const submit = handleSubmit(async ({ email }) => {
    await onSend(email).then(
      () => setSentTo(email),
      (error: unknown) => showFormError(error, ['email'], setError),
    )
  })
  if (sentTo)
    return (
      <ResultPanel
        title="Письмо отправлено"
        action={
          <Link className={buttonClass({})} to="/auth/login">
            Ко входу
          </Link>
        }
      >
        Если на {sentTo} есть замок, письмо со ссылкой уже там. Ссылка работает один раз, 10&nbsp;минут.
      </ResultPanel>
    )
  return (
    <AuthForm
      title="Забыли пароль?"
      icon={<MailIcon />}
      error={formState.errors.root?.message}
      onSubmit={submit}
      footer={<Link to="/auth/login">Вспомнили? Войти</Link>}
    >
      <p>Пришлём ссылку, по которой можно задать новый пароль.</p>
      <TextField
        control={control}
        name="email"
        kind="email"
        label="Почта"
        autoComplete="username"
        rules={EMAIL_RULES}
      />
      <SubmitButton control={control}>Прислать ссылку</SubmitButton>
    </AuthForm>
  )
}

function RequestLink() {
  const send = useSendResetPassword({ mutation: { meta: { ownErrors: true } } })
  return <RequestLinkForm onSend={(email) => send.mutateAsync({ params: { email } })} />
}

type NewPasswordValues = { newPassword: string; confirmNewPassword: string }

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
function NewPasswordByLink({ token }: { token: string }) {
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
