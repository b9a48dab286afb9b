import type { Notification } from '#generated/types.ts'
import { notificationIcon } from '../../shared/notification-icon.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { formatWhen } from '../../ui/format/date.ts'
import { ChronicleIcon } from '../../ui/pictures/icons.ts'
import { Initial } from '../../ui/pictures/initial.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './castle.module.css'
import { FIRST_LINE, lineOf } from './chronicle.ts'

type ChronicleCardProps = {
  items: readonly Notification[] | undefined
  error: Error | null
  onRetry: () => void
  /** Server time (ms). */
  now: number
}

/** Lines below the first one. */
const CHRONICLE_LINES = 3

/** The latest notifications as a chronicle. The newest is shown in full with an illuminated initial. */
export function ChronicleCard({ items, error, onRetry, now }: ChronicleCardProps) {
  const [first, ...rest] = items ?? []
  return (
    <Card kind="ruled" title="Летопись" icon={<ChronicleIcon />} label="Летопись">
      {!items && <Pending error={error} onRetry={onRetry} lines={6} />}
      {items && (
        <div className={styles.first}>
          <Initial>{first ? lineOf(first) : FIRST_LINE}</Initial>
          {first && <Foot item={first} now={now} />}
        </div>
      )}
      {rest.slice(0, CHRONICLE_LINES).map((item) => {
        const Icon = notificationIcon(item.type)
        return (
          <div key={item.notificationId} className={styles.event}>
            <Icon aria-hidden="true" />
            <div>
              <Unbroken>{lineOf(item)}</Unbroken>
              <Foot item={item} now={now} />
            </div>
          </div>
        )
      })}
    </Card>
  )
}

function Foot({ item: { createdAt, fightId }, now }: { item: Notification; now: number }) {
  return (
    <p className={styles.foot}>
      <time dateTime={createdAt}>{formatWhen(createdAt, now)}</time>
      {fightId !== null && (
        <>
          {' · '}
          <PageLink to="fightLog" of={fightId}>
            Отчёт о битве
          </PageLink>
        </>
      )}
    </p>
  )
}
