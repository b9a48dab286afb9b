import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { ConnectionBarView } from '../layouts/connection-bar.tsx'
import { useOffline } from '../live/use-offline.ts'
import { Card } from '../ui/surfaces/card.tsx'
import { ErrorNote } from '../ui/surfaces/error-note.tsx'
import styles from './start-failure.module.css'

type StartFailureProps = {
  /** Null during a retry. */
  error?: Error | null
  onRetry: () => void
  retrying?: boolean
  /** The page itself failed: nothing is known of the server. */
  isBroken?: boolean
}

/** Shown when the game cannot start: no session is known, or no code loads. Never the login form: the player would fear for the castle. */
export function StartFailure({ error = null, onRetry, retrying, isBroken }: StartFailureProps) {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  // A browser may report a network that leads nowhere.
  const isUnreachable = last instanceof ApiError && last.status === 0
  const isOffline = useOffline() || isUnreachable
  return (
    <>
      {isOffline && (
        <div className={styles.bar}>
          <ConnectionBarView isReconnecting />
        </div>
      )}
      <main className="loading-screen">
        <h1>Донжон</h1>
        <Card as="div" className={styles.card}>
          <ErrorNote
            message={isOffline ? 'Без связи замок не открыть' : 'Замок не открылся'}
            detail={
              isOffline
                ? 'Войско, золото и вещи целы. Игра откроется сама, как только связь вернётся.'
                : `${isBroken ? 'Обновите страницу.' : 'Сервер не отвечает или обновляется.'} Войско, золото и вещи целы.`
            }
            onRetry={onRetry}
            retrying={retrying}
          />
        </Card>
      </main>
    </>
  )
}
