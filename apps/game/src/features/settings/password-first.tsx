import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import styles from './settings.module.css'

/** In place of a form that asks for a password, for a castle of a messenger that has none. `why` one is needed. */
export function PasswordFirst({ why }: { why: string }) {
  return (
    <>
      <p>Сначала добавьте почту и пароль: {why}</p>
      <div className={styles.actions}>
        <PageLink className={buttonClass({ variant: 'plain' })} to="emailPassword">
          К почте и паролю
        </PageLink>
      </div>
    </>
  )
}
