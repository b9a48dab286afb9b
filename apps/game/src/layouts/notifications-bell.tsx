import { Suspense, useState } from 'react'
import { lazyPart, usePreload } from '../shell/lazy-part.tsx'
import { counted } from '../ui/format/counted.ts'
import { BellIcon } from '../ui/pictures/icons.ts'
import { Badge } from '../ui/values/badge.tsx'
import styles from './notifications-bell.module.css'

const NotificationsSheet = lazyPart(
  async () => (await import('../features/notifications/notifications-sheet.tsx')).NotificationsSheet,
  'toast',
)

/** Opens the notifications. The badge counts the unread ones. */
export function NotificationsBell({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false)
  usePreload(NotificationsSheet)
  const label = counted(unread, ['непрочитанная', 'непрочитанные', 'непрочитанных'])
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? `Вести: ${label}` : 'Вести'}
        onClick={() => setOpen(true)}
      >
        <BellIcon />
        <span className={styles.seal}>
          <Badge count={unread} />
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <NotificationsSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
