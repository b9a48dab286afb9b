import { Button } from '../controls/button.tsx'
import { keepRoom } from './keep-room.ts'
import styles from './update-prompt.module.css'

/** The page keeps the place free, so that nothing to press is under it. */
function promptRef(prompt: HTMLElement | null) {
  return keepRoom('--update-room', prompt)
}

/** Offers a new version of the game. The player chooses when the page reloads. */
export function UpdatePrompt({ onUpdate }: { onUpdate: () => void }) {
  return (
    <div className={styles.prompt} role="status" ref={promptRef}>
      <span>Доступна новая версия</span>
      <Button variant="gold" small onClick={onUpdate}>
        Обновить
      </Button>
    </div>
  )
}
