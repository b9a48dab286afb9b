import type { CrusadeBoss } from '#generated/types.ts'
import { PlaceHead } from '../../things/missions/place-head.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { BossFoe } from './boss-parts.tsx'
import styles from './crusades.module.css'

type BossCardProps = {
  boss: CrusadeBoss
  onOpen: () => void
}

/** A boss in short. What it costs and brings, and the call, are on its sheet. */
export function BossCard({ boss, onOpen }: BossCardProps) {
  const isLocked = boss.refusals.some(({ code }) => code === 'titleTooLow')
  const way = isLocked ? 'Подробнее' : 'Созвать поход…'
  return (
    <Card as="article" kind="flush" label={boss.name}>
      <PlaceHead place={boss} short locked={isLocked} />
      <div className={styles.body}>
        <BossFoe boss={boss} />
        {isLocked && (
          <p className={styles.locked}>{boss.refusals.map(({ message }) => message).join('. ')}</p>
        )}
        <Button full onClick={onOpen} label={`${way} ${boss.name}`}>
          {way}
        </Button>
      </div>
    </Card>
  )
}
