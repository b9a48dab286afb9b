import { PageLink } from '../../shell/page-link.tsx'
import { ChevronIcon } from '../../ui/controls/control-icons.tsx'
import styles from './settings.module.css'

export function SettingsHeading({ children }: { children: string }) {
  return (
    <div>
      <h1 className={styles.heading}>{children}</h1>
      <PageLink className={styles.back} to="settings">
        <ChevronIcon className={styles.backwards} />
        Все настройки
      </PageLink>
    </div>
  )
}
