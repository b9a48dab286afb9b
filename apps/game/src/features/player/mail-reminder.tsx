import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MailIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './castle.module.css'

/** Asks to confirm the address. It stays until that is done. */
export function MailReminder() {
  return (
    <Card kind="row" label="Подтвердите почту">
      <MailIcon aria-hidden="true" />
      <div className={styles.words}>
        Подтвердите почту
        <small>Без неё забытый пароль не сменить</small>
      </div>
      <PageLink className={buttonClass({ variant: 'plain', small: true })} to="emailPassword">
        К почте
      </PageLink>
    </Card>
  )
}
