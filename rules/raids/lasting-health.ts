import type { Refusal } from '../core/refusal.ts'

/** Lasting health counts in raids only: `health` points counted at the instant `healthAt` (ms). */
export type HealthState = { health: number; healthAt: number }

/** From nothing to full in two hours at the world's speed of 1. */
export const FULL_RECOVERY_SECONDS = 7_200
const SERVANTS_BASIS_POINTS = 50
const SERVANTS_BASIS_POINTS_MAX = 5_000

/** Health now, 0 to `healthMax`; `recovery` of skills in basis points makes it faster. */
export function healthNow(
  state: HealthState,
  healthMax: number,
  now: number,
  boosts: { recovery: number; speed: number } = { recovery: 0, speed: 1 },
): number {
  const whole = FULL_RECOVERY_SECONDS * 1_000 * 10_000
  const elapsed = Math.floor(Math.max(0, now - state.healthAt) * boosts.speed)
  const recovered = Math.min(whole, elapsed * (10_000 + boosts.recovery))
  return Math.min(healthMax, state.health + Math.floor((healthMax * recovered) / whole))
}

/**
 * Health of a defender after a fight (docs/game.md §9): each servant restores 0.5 % of the full health, at most 50 %
 * together.
 */
export function healthAfterDefence(health: number, healthMax: number, servants: number): number {
  const share = Math.min(SERVANTS_BASIS_POINTS_MAX, SERVANTS_BASIS_POINTS * servants)
  return Math.min(healthMax, Math.max(0, health) + Math.floor((healthMax * share) / 10_000))
}

/** The effect of a cup of wine (docs/game.md §3, "Consumable stack"). */
export type Regeneration = {
  regenerateUnit: 'points' | 'percent'
  regenerateValue: number
  rechargeMinutes: number
}

/** Health after a cup: by points, or by per cent of full health. */
export function healthAfterWine(health: number, healthMax: number, wine: Regeneration): number {
  const { regenerateUnit, regenerateValue } = wine
  const gain = regenerateUnit === 'points' ? regenerateValue : Math.floor((healthMax * regenerateValue) / 100)
  return Math.min(healthMax, health + gain)
}

/** Why wine cannot be drunk: none available, level, cooldown, full health. Empty: it can. */
export function wineRefusals(request: {
  /** Cups in the storage that are not on the market. */
  cups: number
  level: number
  levelMin: number
  isCoolingDown: boolean
  health: number
  healthMax: number
}): Refusal<'noWine' | 'levelTooLow' | 'wineCooldown' | 'healthFull'>[] {
  const refusals: ReturnType<typeof wineRefusals> = []
  if (request.cups < 1)
    refusals.push({ code: 'noWine', message: 'Вина не осталось', have: request.cups, need: 1 })
  if (request.level < request.levelMin) {
    refusals.push({
      code: 'levelTooLow',
      message: `Нужен уровень ${request.levelMin}`,
      have: request.level,
      need: request.levelMin,
    })
  }
  if (request.isCoolingDown) {
    refusals.push({ code: 'wineCooldown', message: 'Войско ещё не протрезвело', have: 0, need: 1 })
  }
  if (request.health >= request.healthMax) {
    refusals.push({
      code: 'healthFull',
      message: 'Войско и так здорово',
      have: request.health,
      need: request.healthMax,
    })
  }
  return refusals
}
