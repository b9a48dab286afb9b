import { useState } from 'react'
import { UNITS } from '#catalogue/army/units.ts'
import type { ArmyData } from '#generated/types.ts'
import type { ArmyGroup } from '#rules/army/army.ts'
import { fillPlan } from '#rules/army/fill.ts'
import { FillArmy, type FillArmyProps } from '../../things/army/fill-army.tsx'
import { ArmyIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import styles from './army.module.css'
import { CharacteristicsCard } from './characteristics-card.tsx'
import { SquadRow } from './squad-row.tsx'

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

type SquadsCardProps = Pick<FillArmyProps, 'isFilling' | 'onFill'> & {
  groups: ArmyData['groups']
  gold: number
  /** The group whose hiring is in progress. */
  buying: ArmyGroup | null
  onBuy: (purchase: Purchase) => void
}

/** All squads as one table. A row unfolds to hire for one squad, the button below the title fills all of them. */
function SquadsCard({ groups, gold, buying, onBuy, ...filling }: SquadsCardProps) {
  const [opened, setOpened] = useState<ArmyGroup | null>(null)
  const plan = fillPlan(groups, gold)
  const isFull = groups.every(({ current, max }) => current >= max)
  return (
    <Card kind="ruled" title="Отряды" icon={<ArmyIcon />} className={styles.squads}>
      <FillArmy groups={groups} gold={gold} {...filling} />
      {isFull && <p className={styles.full}>Все отряды полны. Пределы растут с уровнем и постройками.</p>}
      <div className={styles.rows}>
        {UNITS.map((unit) => {
          const state = groups.find(({ group }) => group === unit.group)
          if (!state) return null
          return (
            <SquadRow
              key={unit.group}
              unit={unit}
              state={state}
              gold={gold}
              filled={plan.units[unit.group]}
              isOpen={opened === unit.group}
              onToggle={() => setOpened(opened === unit.group ? null : unit.group)}
              isBuying={buying === unit.group}
              onBuy={(amount) => onBuy({ group: unit.group, amount })}
            />
          )
        })}
      </div>
    </Card>
  )
}
