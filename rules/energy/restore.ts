import { moneyRefusals } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'
import { ENERGY_MAX, type EnergyPace, type EnergyState, settleEnergy } from './energy.ts'

/** Points that one restore gives (docs/game.md §9, "Energy"). */
export const ENERGY_RESTORE = 10
export const ENERGY_RESTORE_COST = { gold: 0, diamonds: 1 } as const
export const ENERGY_RESTORES_A_DAY = 12

/** Why energy cannot be restored now: it is full, the day's restores are used up, or there is no diamond. */
export function restoreRefusals(request: {
  energy: number
  restoresToday: number
  diamonds: number
}): Refusal<'energyFull' | 'restoresExhausted' | 'notEnoughGold' | 'notEnoughDiamonds'>[] {
  const refusals: ReturnType<typeof restoreRefusals> = []
  if (request.energy >= ENERGY_MAX) {
    refusals.push({
      code: 'energyFull',
      message: 'Энергия уже полна',
      have: request.energy,
      need: ENERGY_MAX - 1,
    })
  }
  if (request.restoresToday >= ENERGY_RESTORES_A_DAY) {
    refusals.push({
      code: 'restoresExhausted',
      message: 'Сегодня энергию больше не восстановить',
      have: request.restoresToday,
      need: ENERGY_RESTORES_A_DAY - 1,
    })
  }
  return [...refusals, ...moneyRefusals(ENERGY_RESTORE_COST, { gold: 0, diamonds: request.diamonds })]
}

/** The state after one restore: 10 points more, at most 120. Progress towards the next point is kept. */
export function restoreEnergy(state: EnergyState, now: number, pace: EnergyPace): EnergyState {
  const settled = settleEnergy(state, now, pace)
  return { energy: Math.min(ENERGY_MAX, settled.energy + ENERGY_RESTORE), energyAt: settled.energyAt }
}
