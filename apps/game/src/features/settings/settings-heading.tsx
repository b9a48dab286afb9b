import { Link } from 'react-router-dom'
import { ChevronIcon } from '../../ui/controls/control-icons.tsx'
import styles from './settings.module.css'

export function SettingsHeading({ children }: { children: string }) {
  return (
    <div>
      <h1 className={styles.heading}>{children}</h1>
      <Link className={styles.back} to="/game/settings">
        <ChevronIcon className={styles.backwards} />
        Все настройки
      </Link>
    </div>
  )
}
