import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/controls/button-class.ts'
import styles from './narrow.module.css'
import { ResultPanel } from './result-panel.tsx'

export function PasswordResetDonePage() {
  return (
    <div className={styles.narrow}>
      <ResultPanel
        title="Пароль изменён"
        action={
          <Link className={buttonClass({ variant: 'act' })} to="/auth/login">
            Войти
          </Link>
        }
      >
        Все прежние сеансы закрыты. Войдите с новым паролем.
      </ResultPanel>
    </div>
  )
}
