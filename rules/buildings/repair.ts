import { type MoneyRefusal, moneyRefusals } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'
import type { RaidBuilding } from '../fight/raid-report.ts'
import { type BuildingCost, repairCost } from './buildings.ts'

/** Everything that decides a repair. */
export type RepairState = {
  /** Buildings that raids have damaged. */
  damaged: readonly RaidBuilding[]
  /** The present level of the building. */
  buildingLevel: number
  cost: BuildingCost
  gold: number
}

export type RepairRefusal = Refusal<'notDamaged'> | MoneyRefusal

/** A repair: why it is refused (empty: it is not), what it costs, and what stays damaged after it. */
export type DecidedRepair = { refusals: RepairRefusal[]; gold: number; damaged: RaidBuilding[] }

/** Decides the repair of a building that a raid has damaged (docs/game.md §9). */
export function decideRepair(state: RepairState, building: RaidBuilding): DecidedRepair {
  const { damaged, buildingLevel, cost } = state
  if (!damaged.includes(building)) {
    const whole: RepairRefusal = { code: 'notDamaged', message: 'Чинить нечего: всё цело', have: 0, need: 1 }
    return { refusals: [whole], gold: 0, damaged: [...damaged] }
  }
  const gold = repairCost(cost, buildingLevel)
  return {
    refusals: moneyRefusals({ gold, diamonds: 0 }, { gold: state.gold, diamonds: 0 }),
    gold,
    damaged: damaged.filter((one) => one !== building),
  }
}
