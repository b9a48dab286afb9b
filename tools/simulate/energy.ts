import { type EnergyPace, energyIntervalMs, settleEnergy, spendEnergy } from '#rules/energy/energy.ts'
import { ENERGY_RESTORE_COST, restoreEnergy, restoreRefusals } from '#rules/energy/restore.ts'
import { countForChallenge } from './between/challenge-points.ts'
import type { Castle } from './castle.ts'
import { earn, spend } from './money.ts'

/** How fast a castle's energy comes back. Subscriptions of simulated castles do not end. */
export function paceOf(castle: Castle): EnergyPace {
  return { intervalMs: energyIntervalMs(castle), changes: [] }
}

/** Available points, including those that have returned since. */
export function energyAtHand(castle: Castle, now: number): number {
  castle.energy = settleEnergy(castle.energy, now, paceOf(castle))
  return castle.energy.energy
}

/** Spends points and updates the day's count and the challenge. */
export function takeEnergy(castle: Castle, points: number, now: number): void {
  castle.energy = spendEnergy(castle.energy, points, now, paceOf(castle))
  castle.today.energySpent += points
  countForChallenge(castle, { type: 'energySpent', energy: points }, now)
}

/** A payer's restore, with a diamond bought for it; false when the rules refuse. */
export function buyRestore(castle: Castle, now: number): boolean {
  const energy = energyAtHand(castle, now)
  const request = { energy, restoresToday: castle.today.restores, diamonds: castle.diamonds + 1 }
  if (restoreRefusals(request).length > 0) return false
  earn(castle, 'diamonds', ENERGY_RESTORE_COST.diamonds, 'purchase', now)
  spend(castle, 'diamonds', ENERGY_RESTORE_COST.diamonds, 'energy', now)
  castle.today.restores += 1
  castle.energy = restoreEnergy(castle.energy, now, paceOf(castle))
  return true
}
