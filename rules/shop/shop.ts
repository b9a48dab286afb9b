import type { Money } from '../core/buying.ts'
import type { Random } from '../core/random.ts'
import type { Refusal } from '../core/refusal.ts'
import { recycleRefusals } from '../forge/recycle.ts'
import { BLANK_GEAR_ID, type GearModel } from '../gear/gear.ts'
import { drawQuality, type QualityBand } from '../gear/quality.ts'
import { isShopModel } from './trade.ts'

/** A piece of the assortment: a model, and quality in whole per cent. */
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

type NothingToGain = Refusal<'nothingToGain'>

/** The shop pays gold only. It does not buy items that cost diamonds, since it would pay nothing. */
function worthRefusals(gold: number): NothingToGain[] {
  if (gold > 0) return []
  return [{ code: 'nothingToGain', message: 'Лавка за это ничего не даст', have: 0, need: 1 }]
}

/** Why a piece cannot be sold to the shop: locked, on the market, worn, worth nothing. Empty: it can. */
export function sellGearRefusals(
  gear: Parameters<typeof recycleRefusals>[0],
  gold: number,
): (ReturnType<typeof recycleRefusals>[number] | NothingToGain)[] {
  return [...recycleRefusals(gear), ...worthRefusals(gold)]
}

/** Why `amount` of a stack cannot be sold. `free` is the part that is not on the market. Empty: it can. */
export function sellStackRefusals(request: {
  amount: number
  free: number
  gold: number
}): (Refusal<'notEnoughItems'> | NothingToGain)[] {
  const short: Refusal<'notEnoughItems'>[] =
    request.free >= request.amount
      ? []
      : [{ code: 'notEnoughItems', message: 'Столько у вас нет', have: request.free, need: request.amount }]
  return [...short, ...worthRefusals(request.gold)]
}

/** Why a consumable is not sold to a player of this level: it could not be used. Empty: it can be sold. */
export function consumableLevelRefusals(levelMin: number, level: number): Refusal<'levelTooLow'>[] {
  if (level >= levelMin) return []
  return [{ code: 'levelTooLow', message: `Нужен уровень ${levelMin}`, have: level, need: levelMin }]
}
