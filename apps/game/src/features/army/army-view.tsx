import { useId, useState } from 'react'
import { UNITS, type UnitText } from '#catalogue/army/units.ts'
import type { ArmyData, ArmyGroupState } from '#generated/types.ts'
import type { ArmyGroup } from '#rules/army/army.ts'
import { fillPlan } from '#rules/army/fill.ts'
import { FillArmy, type FillArmyProps } from '../../shared/army/fill-army.tsx'
import { unitIcons } from '../../shared/army/unit-icons.ts'
import { ChevronIcon } from '../../ui/controls/control-icons.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { ArmyIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { CollapseBody } from '../../ui/surfaces/collapse.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import styles from './army.module.css'
import { CharacteristicsCard } from './characteristics-card.tsx'
import { SquadHiring } from './squad-hiring.tsx'
import squadStyles from './squads.module.css'

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

type SquadRowProps = {
  unit: UnitText
  state: ArmyGroupState
  gold: number
  /** How many the button for the whole army would hire here. */
  filled: number
  isOpen: boolean
  onToggle: () => void
  isBuying: boolean
  onBuy: (amount: number) => void
}

/** One squad: its size, and below it, when unfolded, its role and hiring. */
function SquadRow({ unit, state, gold, filled, isOpen, onToggle, isBuying, onBuy }: SquadRowProps) {
  const id = useId()
  const { group, current, max, additional } = state
  const Icon = unitIcons[group]
  const isFull = current >= max
  return (
    <article className={squadStyles.squad} aria-label={unit.name}>
      <button
        type="button"
        className={squadStyles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon className={squadStyles.sign} aria-hidden="true" />
        <span className={squadStyles.name}>
          {unit.name}
          <Meter bare thin label={unit.name} value={current} max={max} tincture={isFull ? 'gold' : 'azure'} />
        </span>
        <span className={`${squadStyles.count} num`}>
          <b>{formatNumber(current)}</b> из {formatNumber(max)}
          {isFull && <small className={squadStyles.good}>полон</small>}
          {filled > 0 && <small className={squadStyles.good}>+{formatNumber(filled)}</small>}
          {additional > 0 && <small>и {formatNumber(additional)} с вещами</small>}
        </span>
        <ChevronIcon />
      </button>
      <CollapseBody id={id} open={isOpen}>
        <SquadHiring unit={unit} state={state} gold={gold} isBuying={isBuying} onBuy={onBuy} />
      </CollapseBody>
    </article>
  )
}
