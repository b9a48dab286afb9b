import { moneyRefusals } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'

/** docs/game.md §9, "Energy". */
export const ENERGY_MAX = 120
export const ENERGY_PER_HOUR = 5
export const ENERGY_RESTORE = 10
export const ENERGY_RESTORE_COST = { gold: 0, diamonds: 1 } as const
export const ENERGY_RESTORES_A_DAY = 12

const HOUR_MS = 3_600_000

/** `energy` points as counted at `energyAt` (ms). Later points are computed, not stored. */
export type EnergyState = { energy: number; energyAt: number }

/**
 * Time for one point (ms). A subscription and a won challenge add up: 5 · (1 + subscription + winner)
 * an hour. `speed` is the world's speed. Settle the state before any of them changes.
 */
export function energyIntervalMs(boosts: { subscription: boolean; winner: boolean }, speed = 1): number {
  const perHour = ENERGY_PER_HOUR * (1 + Number(boosts.subscription) + Number(boosts.winner))
  return Math.max(1, Math.floor(HOUR_MS / (perHour * speed)))
}

/** The same energy, counted at the last whole point before `now`. A full store counts from `now`. */
export function settleEnergy(state: EnergyState, now: number, intervalMs: number): EnergyState {
  const gained = Math.max(0, Math.floor((now - state.energyAt) / intervalMs))
  const energy = Math.min(ENERGY_MAX, state.energy + gained)
  const energyAt = energy >= ENERGY_MAX ? Math.max(now, state.energyAt) : state.energyAt + gained * intervalMs
  return { energy, energyAt }
}

/** Points at hand, 0 to 120. */
export function energyNow(state: EnergyState, now: number, intervalMs: number): number {
  return settleEnergy(state, now, intervalMs).energy
}

/** When the next point comes (ms), or null while the store is full. */
export function nextEnergyAt(state: EnergyState, now: number, intervalMs: number): number | null {
  const settled = settleEnergy(state, now, intervalMs)
  return settled.energy >= ENERGY_MAX ? null : settled.energyAt + intervalMs
}

/** When the store is full (ms), or null if it is. */
export function fullEnergyAt(state: EnergyState, now: number, intervalMs: number): number | null {
  const settled = settleEnergy(state, now, intervalMs)
  if (settled.energy >= ENERGY_MAX) return null
  return settled.energyAt + (ENERGY_MAX - settled.energy) * intervalMs
}

export function energyRefusals(have: number, need: number): Refusal<'notEnoughEnergy'>[] {
  return have >= need ? [] : [{ code: 'notEnoughEnergy', message: 'Недостаточно энергии', have, need }]
}

/** The state after spending `points`; throws RangeError when there are fewer (ask energyRefusals first). */
export function spendEnergy(
  state: EnergyState,
  points: number,
  now: number,
  intervalMs: number,
): EnergyState {
  const settled = settleEnergy(state, now, intervalMs)
  if (settled.energy < points) throw new RangeError(`${points} energy spent of ${settled.energy}`)
  return { energy: settled.energy - points, energyAt: settled.energyAt }
}

/** Why energy cannot be restored now: full store, the day's restores used up, no diamond. */
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
export function restoreEnergy(state: EnergyState, now: number, intervalMs: number): EnergyState {
  const settled = settleEnergy(state, now, intervalMs)
  return { energy: Math.min(ENERGY_MAX, settled.energy + ENERGY_RESTORE), energyAt: settled.energyAt }
}
