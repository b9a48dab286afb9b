import { UNITS } from '../../../../../catalogue/army/units.ts'
import type { ArmyData } from '../../../../../generated/types.ts'
import type { ArmyGroup } from '../../../../../rules/army/army.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import styles from './army.module.css'
import { CharacteristicsCard } from './characteristics-card.tsx'
import { UnitCard } from './unit-card.tsx'

/** A full group's card is half as high as one with hiring. Two separate columns leave no gaps beside it. */
const middle = Math.ceil(UNITS.length / 2)
const halves = [UNITS.slice(0, middle), UNITS.slice(middle)]

export type Purchase = { group: ArmyGroup; amount: number }

type ArmyViewProps = {
  army: ArmyData | undefined
  gold: number | undefined
  error: Error | null
  onRetry: () => void
  /** The group whose hiring is in progress. */
  buying: ArmyGroup | null
  onBuy: (purchase: Purchase) => void
}

export function ArmyView({ army, gold, error, onRetry, buying, onBuy }: ArmyViewProps) {
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
        <div className={styles.units}>
          {halves.map((units) => (
            <div key={units[0]?.group} className={styles.half}>
              {units.map((unit) => {
                const state = army.groups.find(({ group }) => group === unit.group)
                if (!state) return null
                return (
                  <UnitCard
                    key={unit.group}
                    unit={unit}
                    state={state}
                    gold={gold}
                    isBuying={buying === unit.group}
                    onBuy={(amount) => onBuy({ group: unit.group, amount })}
                  />
                )
              })}
            </div>
          ))}
        </div>
        <CharacteristicsCard characteristics={army.characteristics} health={army.health} />
      </div>
    </PageFrame>
  )
}
