import type { Price } from '#generated/types.ts'
import { discountedPrice, samePrice } from '#rules/shop/shop.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { conflict } from '../../platform/errors.ts'

/** A player's discount on gold prices from skills, basis points. */
export function shopDiscount(player: Pick<PlayerRow, 'skills'>): number {
  return skillsOf(player).shopPrice
}

/** A full price with the player's discount. */
export function priceFor(player: Pick<PlayerRow, 'skills'>, full: Price): Price {
  return discountedPrice(full, shopDiscount(player))
}

function priceChanged() {
  return conflict('priceChanged', 'Цена изменилась, посмотрите ещё раз')
}

/** 409 priceChanged unless the player saw this price. */
export function expectPrice(shown: Price, price: Price): void {
  if (!samePrice(shown, price)) throw priceChanged()
}

/** The same for gold that is paid out. */
export function expectGold(shown: number, gold: number): void {
  if (shown !== gold) throw priceChanged()
}
