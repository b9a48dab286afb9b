import type { Notification } from '../../../../../generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { NOTIFICATION_LOOKS } from '../../things/notification-looks.ts'
import { classNames } from '../../ui/class-names.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { formatWhen } from '../../ui/format/date.ts'
import { BellIcon } from '../../ui/pictures/icons.ts'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './notifications.module.css'

export type NotificationsViewProps = {
  list: Pages<Notification>
  unread: number
  onRead: (notificationId: number) => void
  /** Called when a report is opened. */
  onLeave: () => void
  /** Server time (ms). */
  now: number
}

type ItemProps = { item: Notification } & Pick<NotificationsViewProps, 'onRead' | 'onLeave' | 'now'>

function Item({ item, onRead, onLeave, now }: ItemProps) {
  const { notificationId, type, title, text, fightId, createdAt, isRead } = item
  const { Icon } = NOTIFICATION_LOOKS[type]
  return (
    <li className={classNames(styles.item, !isRead && styles.unread)}>
      <Icon />
      <div>
        <h3>
          {title}
          {!isRead && <span className="sr"> (не прочитано)</span>}
        </h3>
        <p>{text}</p>
        <p className={styles.foot}>
          <time dateTime={createdAt}>{formatWhen(createdAt, now)}</time>
          {fightId !== null && (
            <PageLink
              to="fightLog"
              of={fightId}
              onClick={() => {
                if (!isRead) onRead(notificationId)
                onLeave()
              }}
            >
              Отчёт о битве
            </PageLink>
          )}
          {!isRead && (
            <button type="button" className={styles.read} onClick={() => onRead(notificationId)}>
              Прочитано
            </button>
          )}
        </p>
      </div>
    </li>
  )
}

/** The player's notifications, the newest first. */
export function NotificationsView(props: NotificationsViewProps) {
  const { list, unread, ...row } = props
  const { items, error, onRetry } = list
  if (!items) return <Pending error={error} onRetry={onRetry} lines={6} />
  if (items.length === 0) return <Empty icon={<BellIcon />}>Вестей пока нет. Отправьте войско в поход.</Empty>
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <Item key={item.notificationId} item={unread === 0 ? { ...item, isRead: true } : item} {...row} />
        ))}
      </ul>
      <MorePages pages={list} full />
    </>
  )
}
