import type { AppConfig } from '#generated/types.ts'
import { useAppConfig } from '../shell/use-app-config.ts'
import { InfoIcon, WarningIcon } from '../ui/pictures/icons.ts'
import styles from './notice-bar.module.css'

type NoticeBarViewProps = Pick<AppConfig, 'maintenance' | 'announcement'>

/** What administrators tell everybody: that they work on the game, and their announcement. */
export function NoticeBarView({ maintenance, announcement }: NoticeBarViewProps) {
  return (
    <div role="status">
      {maintenance.isOn && (
        <p className={styles.maintenance}>
          <WarningIcon aria-hidden="true" />
          <span>{maintenance.text}</span>
        </p>
      )}
      {announcement !== '' && (
        <p className={styles.announcement}>
          <InfoIcon aria-hidden="true" />
          <span>{announcement}</span>
        </p>
      )}
    </div>
  )
}

/** The bar with the config, live. */
export function NoticeBar() {
  const config = useAppConfig()
  return config ? <NoticeBarView {...config} /> : null
}
