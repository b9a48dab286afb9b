import { NOTIFICATIONS } from '#catalogue/notifications.ts'
import type { Notification } from '#generated/types.ts'
import { crusadePlace } from '../../shared/crusades/crusade-place.ts'
import { notificationIcon } from '../../shared/notification-icon.ts'
import { tacticsPlace } from '../../shared/raids/tactics-place.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { formatTime } from '../../ui/format/date.ts'
import { daysOf } from '../../ui/format/days.ts'
import { BellIcon } from '../../ui/pictures/icons.ts'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './notifications.module.css'

export type NotificationsViewProps = {
  list: Pages<Notification>
  unread: number
  /** Whether pages of players are open. */
  canVisit: boolean
  /** Whether raids are open. */
  canRevenge: boolean
  onRead: (notificationId: number) => void
  /** Called when a link is followed. */
  onLeave: () => void
  /** Server time (ms). */
  now: number
}

type ItemProps = { item: Notification } & Pick<
  NotificationsViewProps,
  'canVisit' | 'canRevenge' | 'onRead' | 'onLeave'
>

const RESULT_TONES = { WIN: 'success', LOSE: 'error', DRAW: 'warning' } as const

function Item({ item, canVisit, canRevenge, onRead, onLeave }: ItemProps) {
  const { notificationId, type, title, text, player, fightId, crusadeId, challengeId } = item
  const { createdAt, isRead } = item
  const Icon = notificationIcon(type)
  const { tone, page } = NOTIFICATIONS[type]
  const onFollow = () => {
    if (!isRead) onRead(notificationId)
    onLeave()
  }
  return (
    <li className={classNames(styles.item, !isRead && styles.unread)}>
      <span className={classNames(styles.sign, styles[item.result ? RESULT_TONES[item.result] : tone])}>
        <Icon />
      </span>
      <div>
        <h4>
          <Unbroken>{title}</Unbroken>
          {!isRead && <span className="sr"> (не прочитано)</span>}
        </h4>
        <p>
          <Unbroken>{text}</Unbroken>
        </p>
        <p className={styles.foot}>
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
          {fightId !== null && (
            <PageLink to="fightLog" of={fightId} onClick={onFollow}>
              Отчёт о битве
            </PageLink>
          )}
          {fightId === null && crusadeId === null && (
            <PageLink to={page} of={challengeId ?? undefined} onClick={onFollow} />
          )}
          {crusadeId !== null && fightId === null && (
            <PageLink to="crusadeRequest" {...crusadePlace(crusadeId)} onClick={onFollow}>
              К походу
            </PageLink>
          )}
          {player && canVisit && (
            <PageLink to="player" of={player.playerId} onClick={onFollow}>
              {player.name}
            </PageLink>
          )}
          {player && canRevenge && type === 'FORAY_ATTACKED' && (
            <PageLink to="raidTactics" {...tacticsPlace(player.playerId)} onClick={onFollow}>
              Отомстить
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
  const { list, unread, now, ...row } = props
  const { items, error, onRetry } = list
  if (!items) return <Pending error={error} onRetry={onRetry} lines={6} />
  if (items.length === 0) return <Empty icon={<BellIcon />}>Вестей пока нет. Отправьте войско в поход.</Empty>
  return (
    <>
      {daysOf(items, now).map(({ head, entries }) => (
        <section key={head} aria-label={head}>
          <h3 className={styles.day}>{head}</h3>
          <ul className={styles.list}>
            {entries.map((item) => (
              <Item
                key={item.notificationId}
                item={unread === 0 ? { ...item, isRead: true } : item}
                {...row}
              />
            ))}
          </ul>
        </section>
      ))}
      <MorePages pages={list} full />
    </>
  )
}
