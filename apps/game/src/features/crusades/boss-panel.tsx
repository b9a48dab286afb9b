import type { CrusadeBoss } from '#generated/types.ts'
import { EnemyLine } from '../../shared/missions/enemy-line.tsx'
import { PlaceHead } from '../../shared/missions/place-head.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { BossTerms } from './boss-parts.tsx'
import styles from './crusade.module.css'

/** Against whom a crusade goes, and what it costs and brings. */
export function BossPanel({ boss, members }: { boss: CrusadeBoss; members: number }) {
  return (
    <Card as="article" kind="flush" label={boss.name}>
      <PlaceHead place={boss} />
      <div className={styles.body}>
        <EnemyLine icon={boss.icon} name={boss.enemyName}>
          {boss.level}-й уровень
        </EnemyLine>
        <BossTerms boss={boss} armies={Math.max(members, boss.hostsNeeded)} />
      </div>
    </Card>
  )
}
