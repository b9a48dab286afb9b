import type { components } from '../../../generated/api-types.ts'
import { discountedPrice, samePrice } from '../../../rules/shop/shop.ts'
import { conflict } from '../../platform/errors.ts'
import type { PlayerRow } from '../../platform/player-row.ts'
import { skillsOf } from '../army/host.ts'

type Price = components['schemas']['Price']

/** What a player's skills take off gold prices of the shop, basis points. */
export const shopDiscount = (player: Pick<PlayerRow, 'skills'>): number => skillsOf(player).shopPrice

/** A full price as this player pays it. */
export const priceFor = (player: Pick<PlayerRow, 'skills'>, full: Price): Price =>
  discountedPrice(full, shopDiscount(player))

const priceChanged = () => conflict('priceChanged', 'Цена изменилась, взгляните ещё раз')

/** The price shown is the price paid: 409 priceChanged otherwise. */
export const expectPrice = (shown: Price, price: Price): void => {
  if (!samePrice(shown, price)) throw priceChanged()
}

/** The same for a sum of gold that is paid out. */
export const expectGold = (shown: number, gold: number): void => {
  if (shown !== gold) throw priceChanged()
}
