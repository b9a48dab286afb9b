import { Button } from '../controls/button.tsx'
import { WarningIcon } from '../pictures/icons.ts'
import styles from './newer-text.module.css'

type NewerTextProps = {
  /** What has happened: «Пока вы писали, описание изменилось». */
  message: string
  /** The text as it is stored now. */
  text: string
  onTake: () => void
  onKeepOwn: () => void
}

/** Beside a field whose stored text has changed while the player was typing: the other text, and which of both shall stay. */
export function NewerText({ message, text, onTake, onKeepOwn }: NewerTextProps) {
  return (
    <div className={styles.newer} role="alert">
      <p className={styles.message}>
        <WarningIcon aria-hidden="true" /> {message}. Сейчас сохранено:
      </p>
      <blockquote className={styles.text}>{text === '' ? 'Пусто' : text}</blockquote>
      <div className={styles.choice}>
        <Button small onClick={onTake}>
          Взять этот текст
        </Button>
        <Button small onClick={onKeepOwn}>
          Оставить мой
        </Button>
      </div>
    </div>
  )
}
