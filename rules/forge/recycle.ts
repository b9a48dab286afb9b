import { WHOLE } from '../core/basis-points.ts'
import type { Refusal } from '../core/refusal.ts'
import { BLANK_GEAR_ID } from '../gear/gear.ts'
import { enhanceResetPoints } from './enhance.ts'

/** Models that count double at the junk dealer's (docs/game.md §9). */
export const RECYCLE_GEAR_IDS: readonly number[] = [1, 11, 19, 28, 39, 54, 75, 86, 87, 118]

export type Recycled = {
  gearId: number
  /** The model's level. */
  level: number
  quality: number
  /** Points added to this specimen. */
  enhancePoints: number
  /** It has been bought on the market at least once. */
  fromMarket: boolean
}

/**
 * Points for recycling gear: (80 + 1.5 · level) · (0.5 + quality), rounded down; twice for the ten models,
 * half for gear from the market; half of the added points come back. A blank gives 0.
 */
export function recyclePoints(gear: Recycled): number {
  if (gear.gearId === BLANK_GEAR_ID) return 0
  const times = (RECYCLE_GEAR_IDS.includes(gear.gearId) ? 2 : 1) * (gear.fromMarket ? 1 : 2)
  const own = Math.floor(((160 + 3 * gear.level) * (50 + gear.quality) * times) / 400)
  return own + enhanceResetPoints(gear.enhancePoints)
}

/** `recyclePoints` with a skill's bonus in basis points on the gear's own points, not on the added ones. */
export function skilledRecyclePoints(gear: Recycled, skill: number): number {
  const own = recyclePoints({ ...gear, enhancePoints: 0 })
  return recyclePoints(gear) - own + Math.floor((own * (WHOLE + skill)) / WHOLE)
}

/** Why the junk dealer refuses gear. A blank gives nothing, so it is refused: nobody loses one by mistake. */
export function takeApartRefusals(
  gear: Parameters<typeof recycleRefusals>[0] & { gearId: number },
): Refusal<'gearIsBlank' | 'gearLocked' | 'gearInMarket' | 'gearEquipped'>[] {
  const blank: Refusal<'gearIsBlank'>[] =
    gear.gearId === BLANK_GEAR_ID
      ? [{ code: 'gearIsBlank', message: 'Заготовку разобрать нельзя', have: 0, need: 1 }]
      : []
  return [...blank, ...recycleRefusals(gear)]
}

/** Refusals that recycling, selling and transferring share. Empty: allowed. */
export function recycleRefusals(gear: {
  isLocked: boolean
  isInMarket: boolean
  equippedSlot: number | null
}): Refusal<'gearLocked' | 'gearInMarket' | 'gearEquipped'>[] {
  const refusals: ReturnType<typeof recycleRefusals> = []
  if (gear.isLocked) refusals.push({ code: 'gearLocked', message: 'Вещь заблокирована', have: 1, need: 0 })
  if (gear.isInMarket) {
    refusals.push({ code: 'gearInMarket', message: 'Вещь выставлена на рынок', have: 1, need: 0 })
  }
  if (gear.equippedSlot !== null) {
    refusals.push({ code: 'gearEquipped', message: 'Сначала снимите вещь', have: 1, need: 0 })
  }
  return refusals
}
