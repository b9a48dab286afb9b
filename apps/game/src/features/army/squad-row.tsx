import { useId } from 'react'
import type { UnitText } from '#catalogue/army/units.ts'
import type { ArmyGroupState } from '#generated/types.ts'
import { unitIcons } from '../../things/army/unit-icons.ts'
import { ChevronIcon } from '../../ui/controls/control-icons.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { CollapseBody } from '../../ui/surfaces/collapse.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { SquadHiring } from './squad-hiring.tsx'
import styles from './squad-row.module.css'

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
export function SquadRow({ unit, state, gold, filled, isOpen, onToggle, isBuying, onBuy }: SquadRowProps) {
  const id = useId()
  const { group, current, max, additional } = state
  const Icon = unitIcons[group]
  const isFull = current >= max
  return (
    <article className={styles.squad} aria-label={unit.name}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon className={styles.sign} aria-hidden="true" />
        <span className={styles.name}>
          {unit.name}
          <Meter bare thin label={unit.name} value={current} max={max} tincture={isFull ? 'gold' : 'azure'} />
        </span>
        <span className={`${styles.count} num`}>
          <b>{formatNumber(current)}</b> из {formatNumber(max)}
          {isFull && <small className={styles.good}>полон</small>}
          {filled > 0 && <small className={styles.good}>+{formatNumber(filled)}</small>}
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
