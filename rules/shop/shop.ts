import type { Money } from '../core/buying.ts'
import type { Random } from '../core/random.ts'
import { BLANK_GEAR_ID, type GearModel } from '../gear/gear.ts'
import { drawQuality, type QualityBand } from '../gear/quality.ts'
import { isShopModel } from './trade.ts'

/** An item of the assortment: a model, and quality in whole per cent. */
export type LaidOut = { model: GearModel; quality: number }

/**
 * The assortment of a game day for a player of `level`: models of the last six levels, without repetition if there
 * are enough. Blanks are not part of it. Empty if no model fits.
 */
export function drawAssortment(
  models: readonly GearModel[],
  { level, places, bands }: { level: number; places: number; bands: readonly QualityBand[] },
  random: Random,
): LaidOut[] {
  const fitting = models.filter((model) => model.id !== BLANK_GEAR_ID && isShopModel(model.level, level))
  if (fitting.length === 0) return []
  let left = fitting
  return Array.from({ length: places }, () => {
    if (left.length === 0) left = fitting
    const model = random.pick(left)
    left = left.filter((other) => other !== model)
    return { model, quality: drawQuality(bands, random) }
  })
}

/** A price with a skill's discount in basis points: gold only, rounded up; diamonds stay the same. */
export function discountedPrice(price: Money, discount: number): Money {
  return { gold: Math.ceil((price.gold * (10_000 - discount)) / 10_000), diamonds: price.diamonds }
}

/** Whether the price that the player saw is still valid. */
export function samePrice(shown: Money, price: Money): boolean {
  return shown.gold === price.gold && shown.diamonds === price.diamonds
}
