import { useChangePassword, useSendConfirmEmail } from '#generated/hooks/auth.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { notify } from '../../shell/notify.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OwnEmailChange } from './email/own-email-change.tsx'
import { OwnFirstEmail } from './email/own-first-email.tsx'
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
