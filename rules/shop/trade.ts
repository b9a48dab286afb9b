import type { Money } from '../core/buying.ts'
import { qualityShare } from '../gear/quality.ts'

/** The shop's payment (docs/game.md §9): floor(gold price · amount / 2), no diamonds. */
export function sellPrice(price: Pick<Money, 'gold'>, amount: number): Money {
  return { gold: Math.floor((price.gold * amount) / 2), diamonds: 0 }
}

/**
 * Shop price of gear in gold: 60 · (1 + level / 5)^1.4 · (0.4 + 0.6 · quality), minus a skill's discount in basis
 * points.
 */
export function gearShopPrice(level: number, quality: number, discount = 0): number {
  const full = Math.round((60 * (1 + level / 5) ** 1.4 * qualityShare(quality)) / 1_000)
  return Math.ceil((full * (10_000 - discount)) / 10_000)
}

/** Gold for diamonds: 15 · level each, times the rate in whole per cent, rounded down for one diamond: all packs have one rate. */
export function goldForDiamonds(diamonds: number, level: number, ratePercent = 100): number {
  return Math.floor((15 * level * ratePercent) / 100) * diamonds
}

/** The shop offers models from six levels below the player's level up to it. */
export function isShopModel(modelLevel: number, level: number): boolean {
  return modelLevel <= level && modelLevel >= level - 6
}
