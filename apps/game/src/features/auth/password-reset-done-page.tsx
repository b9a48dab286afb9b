import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/controls/button-class.ts'
import styles from './narrow.module.css'
import { ResultLeaf } from './result-leaf.tsx'

export function PasswordResetDonePage() {
  return (
    <div className={styles.narrow}>
      <ResultLeaf
        title="Пароль изменён"
        action={
          <Link className={buttonClass({ variant: 'act' })} to="/auth/login">
            Войти
          </Link>
        }
      >
        Все прежние сеансы закрыты. Войдите с новым паролем.
      </ResultLeaf>
    </div>
  )
}
