import type { TelegramLink } from '#generated/types.ts'
import { formatDate } from '../../../ui/format/date.ts'
import { DoneIcon, LockIcon, UnlockIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Pending } from '../../../ui/surfaces/pending.tsx'
import { OwnerForm, type OwnerValues } from '../owner-form.tsx'
import { PasswordFirst } from '../password-first.tsx'
import styles from '../settings.module.css'
import { SettingsHeading } from '../settings-heading.tsx'

type MessengerViewProps = {
  /** Undefined until loaded. */
  link: TelegramLink | undefined
  error: Error | null
  onRetry: () => void
  hasSecondFactor: boolean
  /** Only inside the messenger can its account be linked. */
  isInMessenger: boolean
  onLink: (values: OwnerValues) => Promise<void>
  onUnlink: (values: OwnerValues) => Promise<void>
}

/** Whether Telegram opens the castle, and how to link and unlink it. */
export function MessengerView({ link, error, onRetry, ...props }: MessengerViewProps) {
  return (
    <div className={styles.page}>
      <SettingsHeading>Вход через Telegram</SettingsHeading>
      {link ? (
        <LinkCards {...props} link={link} />
      ) : (
        <Card label="Вход через Telegram">
          <Pending error={error} onRetry={onRetry} lines={3} />
        </Card>
      )}
    </div>
  )
}

type LinkCardsProps = Omit<MessengerViewProps, 'link' | 'error' | 'onRetry'> & { link: TelegramLink }

function LinkCards({ link, hasSecondFactor, isInMessenger, onLink, onUnlink }: LinkCardsProps) {
  if (!link.isAvailable)
    return (
      <Card title="Не настроен" icon={<UnlockIcon />}>
        <p>На этом сервере игра через Telegram не открывается.</p>
      </Card>
    )
  if (link.linkedAt === null)
    return (
      <Card title="Не привязан" icon={<UnlockIcon />}>
        {isInMessenger ? (
          <OwnerForm action="Привязать этот Telegram" asksCode={hasSecondFactor} onSend={onLink}>
            <p>Привяжите этот Telegram, и замок будет открываться из него без пароля.</p>
            <p>Новый пароль снова отвяжет его, если менять пароль не отсюда.</p>
          </OwnerForm>
        ) : (
          <p>
            Откройте игру из чата с ботом и нажмите «У меня уже есть замок». Замок привяжется, и в Telegram
            пароль больше не понадобится.
          </p>
        )}
      </Card>
    )
  return (
    <>
      <Card title="Привязан" icon={<UnlockIcon />}>
        <p className={styles.confirmed}>
          <DoneIcon /> Telegram открывает замок без пароля
        </p>
        <p>Привязан: {formatDate(link.linkedAt)}</p>
      </Card>
      <Card title="Отвязать" icon={<LockIcon />}>
        {link.hasEmail ? (
          <OwnerForm action="Отвязать Telegram" asksCode={hasSecondFactor} onSend={onUnlink}>
            <p>Этот Telegram больше не откроет замок. Входить вы будете по почте и паролю.</p>
          </OwnerForm>
        ) : (
          <PasswordFirst why="без них после этого в замок не войти." />
        )}
      </Card>
    </>
  )
}
