import { Button } from '../controls/button.tsx'
import { WarningIcon } from '../pictures/icons.ts'
import { Unbroken } from '../values/unbroken.tsx'
import styles from './error-note.module.css'

type ErrorNoteProps = { message?: string; detail?: string; onRetry?: () => void; retrying?: boolean }

/** Replaces what failed to load: the error and a retry. */
export function ErrorNote({ message = 'Произошла ошибка', detail, onRetry, retrying }: ErrorNoteProps) {
  return (
    <div className={styles.note} role="alert">
      <WarningIcon />
      <div>
        <p className={styles.message}>
          <Unbroken>{message}</Unbroken>
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {onRetry && (
        <Button onClick={onRetry} loading={retrying}>
          Попробовать ещё раз
        </Button>
      )}
    </div>
  )
}
