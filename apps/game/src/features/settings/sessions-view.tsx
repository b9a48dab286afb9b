import type { Session } from '#generated/types.ts'
import ComputerIcon from '~icons/game-icons/laptop'
import PhoneIcon from '~icons/game-icons/smartphone'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatWhen } from '../../ui/format/date.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import styles from './settings.module.css'

type SessionsViewProps = {
  sessions: readonly Session[] | undefined
  error: Error | null
  onRetry: () => void
  /** The session whose closing is in progress, or `others`. */
  closing: string | 'others' | null
  onClose: (sessionId: string) => void
  onCloseOthers: () => void
}

/** Devices held in a hand, as `device` names them. */
const HANDHELD = /iPhone|iPad|Android/

function SessionRow({
  session,
  closing,
  onClose,
}: { session: Session } & Pick<SessionsViewProps, 'closing' | 'onClose'>) {
  const now = useServerNow()
  const { device, address, isCurrent, lastSeenAt, createdAt } = session
  const Sign = HANDHELD.test(device) ? PhoneIcon : ComputerIcon
  return (
    <li className={classNames(styles.session, isCurrent && styles.own)}>
      <span className={styles.device}>
        <Sign aria-hidden="true" />
      </span>
      <div>
        <h2>{device}</h2>
        <p>
          {isCurrent ? (
            <em className={classNames(styles.state, styles.good)}>этот сеанс</em>
          ) : (
            `Был здесь: ${formatWhen(lastSeenAt, now())}`
          )}
        </p>
        <p>
          Вход: {formatWhen(createdAt, now())} · {address}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          small
          loading={closing === session.sessionId}
          confirm={{ title: 'Закрыть этот сеанс?', text: 'Там придётся войти заново.' }}
          onClick={() => onClose(session.sessionId)}
        >
          Закрыть
        </Button>
      )}
    </li>
  )
}

export function SessionsView({
  sessions,
  error,
  onRetry,
  closing,
  onClose,
  onCloseOthers,
}: SessionsViewProps) {
  if (!sessions)
    return (
      <Card as="div">
        <Pending error={error} onRetry={onRetry} lines={5} />
      </Card>
    )
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <Card as="div">
      {sessions.length === 0 && <Empty />}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} closing={closing} onClose={onClose} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className={styles.foot}>
          <Button
            variant="act"
            full
            loading={closing === 'others'}
            confirm={{ title: 'Закрыть все остальные сеансы?', text: 'Открытым останется только этот.' }}
            onClick={onCloseOthers}
          >
            Закрыть остальные
          </Button>
        </div>
      )}
    </Card>
  )
}
