import { Button } from '../controls/button.tsx'
import styles from './update-prompt.module.css'

/** Offers a new version of the game. The player chooses when the page reloads. */
export function UpdatePrompt({ onUpdate }: { onUpdate: () => void }) {
  return (
    <div className={styles.prompt} role="status">
      <span>Доступна новая версия</span>
      <Button variant="gold" small onClick={onUpdate}>
        Обновить
      </Button>
    </div>
  )
}
