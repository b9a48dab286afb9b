import { energyIntervalMs, energyNow, spendEnergy } from '../../../rules/energy.ts'
import type { Castle } from '../castle.ts'
import { countForChallenge } from './challenge-points.ts'

/** Energy at hand. */
export function energyOf(castle: Castle, now: number): number {
  return energyNow(castle.energy, now, energyIntervalMs(castle))
}

/** Spends energy and tires the troops; throws RangeError when there is less. */
export function exert(castle: Castle, energy: number, now: number): void {
  castle.energy = spendEnergy(castle.energy, energy, now, energyIntervalMs(castle))
  castle.today.energySpent += energy
  countForChallenge(castle, { type: 'energySpent', energy })
}
