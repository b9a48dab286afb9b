import type { Session } from '../../../../../generated/types.ts'
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

function SessionRow({
  session,
  closing,
  onClose,
}: { session: Session } & Pick<SessionsViewProps, 'closing' | 'onClose'>) {
  const now = useServerNow()
  return (
    <li className={styles.session}>
      <div>
        <h2>{session.device}</h2>
        <p>
          {session.address} · {session.isCurrent ? <b className={styles.current}>этот сеанс</b> : null}
          {!session.isCurrent && `был здесь ${formatWhen(session.lastSeenAt, now())}`}
        </p>
        <p>Вход: {formatWhen(session.createdAt, now())}</p>
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
