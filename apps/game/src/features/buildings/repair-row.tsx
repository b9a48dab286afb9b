import type { BuildingState } from '#generated/types.ts'
import { moneyRefusals } from '#rules/core/buying.ts'
import { CostLine } from '../../shared/castle/cost-line.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './damage.module.css'

type RepairRowProps = {
  state: Pick<BuildingState, 'name' | 'repairGold'>
  gold: number
  isRepairing: boolean
  onRepair: () => void
}

/** What the repair of a damaged building costs, and its button. */
export function RepairRow({ state, gold, isRepairing, onRepair }: RepairRowProps) {
  const price = state.repairGold ?? 0
  const purse = { gold, diamonds: 0 }
  return (
    <div className={styles.repair}>
      <CostLine cost={{ gold: price, resources: [] }} gold={gold} resources={[]} />
      <Button
        variant="act"
        loading={isRepairing}
        cannot={reasonsOf(moneyRefusals({ gold: price, diamonds: 0 }, purse))}
        label={`${state.name}: починить`}
        onClick={onRepair}
      >
        Починить
      </Button>
    </div>
  )
}
