import { Button } from '../../ui/controls/button.tsx'
import styles from './mission-away.module.css'

type ReturnOfferViewProps = { isBusy: boolean; onAccept: () => void; onDecline: () => void }

/** Asks whether the player wants to hear of the army's return outside of the game. */
export function ReturnOfferView({ isBusy, onAccept, onDecline }: ReturnOfferViewProps) {
  return (
    <div className={styles.offer}>
      <p className={styles.quiet}>Игру можно закрыть. Прислать уведомление, когда войско вернётся?</p>
      <div className={styles.answers}>
        <Button small loading={isBusy} onClick={onAccept}>
          Прислать
        </Button>
        <Button small onClick={onDecline}>
          Не надо
        </Button>
      </div>
    </div>
  )
}
