import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAddEmail, useChangePassword, useSendConfirmEmail } from '#generated/hooks/auth.ts'
import {
  getGetProfileSettingsQueryKey,
  useCancelEmailChange,
  useChangeEmail,
  useGetProfileSettings,
} from '#generated/hooks/settings.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { noteEmail, useAuth } from '../../shell/auth-state.ts'
import { CurrentPasswordField } from '../../shell/current-password-field.tsx'
import { NEW_PASSWORD_RULES, PASSWORD_HINT, sameAs } from '../../shell/form-rules.ts'
import { launchHeaders } from '../../shell/messenger/launched.ts'
import { notify } from '../../shell/notify.ts'
import { showFormError } from '../../shell/show-form-error.ts'
import { Form } from '../../ui/forms/form.tsx'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import { AddEmailCard } from './email/add-email-card.tsx'
import { EmailChangeCard } from './email/email-change-card.tsx'
import { EmailView } from './email-view.tsx'
import styles from './settings.module.css'
import { SettingsHeading } from './settings-heading.tsx'

export function EmailPasswordPage() {
  const { authData } = useAuth()
  const layout = useGameData('playerLayout').data
  const send = useSendConfirmEmail({
    mutation: { onSuccess: () => notify('success', 'Письмо отправлено', 'Откройте ссылку из него') },
  })
  const change = useChangePassword({ mutation: { meta: { ownErrors: true } } })
  if (authData?.player.email === null)
    return (
      <div className={styles.page}>
        <SettingsHeading>Почта и пароль</SettingsHeading>
        <OwnFirstEmail />
      </div>
    )
  return (
    <div className={styles.page}>
      <SettingsHeading>Почта и пароль</SettingsHeading>
      <EmailView
        email={authData?.player.email ?? null}
        isConfirmed={layout?.emailConfirmed ?? authData?.player.emailConfirmed ?? false}
        sending={send.isPending}
        isSent={send.isSuccess}
        onSend={() => send.mutate()}
      />
      <OwnEmailChange />
      <ChangePasswordForm
        onChange={async (values) => {
          await change.mutateAsync({ params: values })
          notify('success', 'Пароль изменён', 'Остальные сеансы закрыты')
        }}
      />
    </div>
  )
}

/** The first e-mail of a castle, with its call. */
function OwnFirstEmail() {
  const queries = useQueryClient()
  const headers = launchHeaders()
  const add = useAddEmail({
    mutation: { meta: { ownErrors: true } },
    request: headers ? { headers } : {},
  })
  return (
    <AddEmailCard
      isInMessenger={headers !== null}
      onAdd={async (data) => {
        await add.mutateAsync({ data })
        notify('success', 'Почта добавлена', 'Подтвердите её по ссылке из письма')
        noteEmail(queries, data.email)
      }}
    />
  )
}

/** The change of e-mail with its calls. */
function OwnEmailChange() {
  const queries = useQueryClient()
  const profile = useGetProfileSettings({ query: { staleTime: 0 } })
  const reload = () => queries.invalidateQueries({ queryKey: getGetProfileSettingsQueryKey() })
  const change = useChangeEmail({ mutation: { meta: { ownErrors: true } } })
  const cancel = useCancelEmailChange({
    mutation: { onSuccess: () => notify('success', 'Почта остаётся прежней'), onSettled: reload },
  })
  return (
    <EmailChangeCard
      change={profile.data?.emailChange}
      hasSecondFactor={profile.data?.hasSecondFactor ?? false}
      error={profile.error}
      onRetry={() => void profile.refetch()}
      isCancelling={cancel.isPending}
      onChange={async (data) => {
        await change.mutateAsync({ data })
        await reload()
        notify('success', 'Письма отправлены', 'Подтвердите новый адрес по ссылке')
      }}
      onCancel={() => cancel.mutate()}
    />
  )
}

type ChangePasswordValues = { password: string; newPassword: string; confirmNewPassword: string }

type ChangePasswordFormProps = { onChange: (values: ChangePasswordValues) => Promise<void> }

/** Changes the password. Needs the current one. */
export function ChangePasswordForm({ onChange }: ChangePasswordFormProps) {
  const { control, handleSubmit, setError, getValues, setValue, reset, formState } =
    useForm<ChangePasswordValues>({
      defaultValues: { password: '', newPassword: '', confirmNewPassword: '' },
    })
  const submit = handleSubmit(async (values) => {
    const { newPassword, confirmNewPassword } = values
    await onChange({ ...values, confirmNewPassword: confirmNewPassword || newPassword }).then(
      () => reset(),
      (error: unknown) =>
        showFormError(error, ['password', 'newPassword', 'confirmNewPassword'], setError, [
          'wrongCredentials',
          'passwordTooCommon',
          'passwordsDiffer',
        ]),
    )
  })
  return (
    <Card>
      <CardTitle icon={<LockIcon />}>Пароль</CardTitle>
      <Form error={formState.errors.root?.message} onSubmit={submit}>
        <CurrentPasswordField control={control} name="password" label="Текущий пароль" />
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
      </Form>
    </Card>
  )
}
