import { Button } from '../../ui/controls/button.tsx'
import { DoneIcon, MailIcon } from '../../ui/pictures/icons.ts'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import styles from './settings.module.css'

type EmailViewProps = {
  email: string | null
  isConfirmed: boolean
  sending: boolean
  isSent: boolean
  onSend: () => void
}

/** The e-mail address, and a button that sends its confirmation again. */
export function EmailView({ email, isConfirmed, sending, isSent, onSend }: EmailViewProps) {
  return (
    <Card>
      <CardTitle icon={<MailIcon />}>Почта</CardTitle>
      <div className={styles.confirm}>
        <div>
          <p>{email ?? 'Почта не указана'}</p>
          {isConfirmed ? (
            <p className={styles.confirmed}>
              <DoneIcon /> Подтверждена
            </p>
          ) : (
            <p className={styles.lacking}>Не подтверждена</p>
          )}
        </div>
        {!isConfirmed && email !== null && (
          <Button loading={sending} onClick={onSend}>
            {isSent ? 'Прислать ещё раз' : 'Прислать письмо'}
          </Button>
        )}
      </div>
    </Card>
  )
}
