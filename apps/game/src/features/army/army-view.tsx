import type { ArmyData } from '#generated/types.ts'
import type { ArmyGroup } from '#rules/army/army.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import styles from './army.module.css'
import { CharacteristicsCard } from './characteristics-card.tsx'
import { SquadsCard } from './squads-card.tsx'

export type Purchase = { group: ArmyGroup; amount: number }

type ArmyViewProps = {
  army: ArmyData | undefined
  gold: number | undefined
  error: Error | null
  onRetry: () => void
  /** The group whose hiring is in progress. */
  buying: ArmyGroup | null
  onBuy: (purchase: Purchase) => void
  isFilling: boolean
  onFill: (gold: number) => void
}

export function ArmyView({ army, gold, error, onRetry, ...hiring }: ArmyViewProps) {
  if (!army || gold === undefined) {
    return (
      <PageFrame title="Войско">
        <PendingCard error={error} onRetry={onRetry} lines={10} />
      </PageFrame>
    )
  }
  return (
    <PageFrame title="Войско">
      <div className={styles.columns}>
        <CharacteristicsCard characteristics={army.characteristics} health={army.health} />
        <SquadsCard groups={army.groups} gold={gold} {...hiring} />
      </div>
    </PageFrame>
  )
}
