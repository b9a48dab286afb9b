import { Link } from 'react-router-dom'
import styles from './settings.module.css'

export function SettingsHeading({ children }: { children: string }) {
  return (
    <div>
      <h1 className={styles.heading}>{children}</h1>
      <Link className={styles.back} to="/game/settings">
        ← Все настройки
      </Link>
    </div>
  )
}
