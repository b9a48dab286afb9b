import { Button } from '../../ui/controls/button.tsx'
import { DiamondIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './donate.module.css'
import { contentWords } from './donate-words.ts'

type DebtCardProps = {
  /** More than 0. */
  diamonds: number
  isSettling: boolean
  onSettle: () => void
}

/** Diamonds of refunded orders that the player has spent: nothing can be ordered before they are given back. */
export function DebtCard({ diamonds, isSettling, onSettle }: DebtCardProps) {
  return (
    <Card title="Долг лавке" icon={<DiamondIcon />}>
      <ul className={styles.lines}>
        <li>
          <span>
            <b>{contentWords({ diamonds, days: 0 })}</b>
            <small>
              Деньги за покупку вам вернули, а алмазы уже потрачены. Верните их, и можно будет заказывать
              снова.
            </small>
          </span>
          <Button small loading={isSettling} onClick={onSettle}>
            Вернуть алмазы
          </Button>
        </li>
      </ul>
    </Card>
  )
}
