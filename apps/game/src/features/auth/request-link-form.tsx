import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useSendResetPassword } from '#generated/hooks/auth.ts'
import { EMAIL_RULES } from '../../shell/form-rules.ts'
import { showFormError } from '../../shell/show-form-error.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { MailIcon } from '../../ui/pictures/icons.ts'
import { AuthForm } from './auth-form.tsx'
import { ResultPanel } from './result-panel.tsx'

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

export function RequestLink() {
  const send = useSendResetPassword({ mutation: { meta: { ownErrors: true } } })
  return <RequestLinkForm onSend={(email) => send.mutateAsync({ params: { email } })} />
}
