import { GEAR } from '../../../catalogue/gear/gear.ts'
import { QUALITY_BANDS, SHOP_GEAR_A_DAY } from '../../../catalogue/shop/shop.ts'
import { CATALOGUE_VERSION } from '../../../catalogue/world/version.ts'
import { createRandom } from '../../../rules/core/random.ts'
import { drawAssortment, type LaidOut } from '../../../rules/shop/shop.ts'
import { gameDayOf } from '../../game/energy/game-day.ts'
import type { PlayerChanges, PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import { drawMark, secretSeed } from '../../platform/secret-seed.ts'

type ShopKeeper = Pick<PlayerRow, 'id' | 'level' | 'shopDay' | 'shopBought'>

/** Places, from 1, whose gear was bought in this game day. */
function boughtOn(player: ShopKeeper, day: string): readonly number[] {
  return player.shopDay === day ? player.shopBought : []
}

export type Offer = LaidOut & {
  readonly place: number
  readonly isBought: boolean
}

export type Assortment = {
  /** Equal keys give the same assortment. */
  readonly key: string
  readonly offers: readonly Offer[]
}

/**
 * A player's assortment. It is drawn from its seed at every read, so that reading writes nothing; the seed depends on
 * the server's secret, so that nobody can predict tomorrow's gear. A new level draws other gear, since newcomers
 * reach several levels a day, but the day has only six places. So does a new secret: the key tells.
 */
export function assortmentOf(player: ShopKeeper, instant: Date = now()): Assortment {
  const { id, level } = player
  const day = gameDayOf(instant)
  const bought = boughtOn(player, day)
  const random = createRandom(secretSeed(`shop:${id}:${day}:${level}`))
  const drawn = drawAssortment(GEAR, { level, places: SHOP_GEAR_A_DAY, bands: QUALITY_BANDS }, random)
  return {
    key: `${day}.${level}.${CATALOGUE_VERSION}.${drawMark()}`,
    offers: drawn.map((laidOut, index) => ({
      ...laidOut,
      place: index + 1,
      isBought: bought.includes(index + 1),
    })),
  }
}

/** The changes of the player's row when the piece at a place is bought. */
export function emptyPlace(player: ShopKeeper, place: number): PlayerChanges {
  const shopDay = gameDayOf(now())
  return { shopDay, shopBought: [...boughtOn(player, shopDay), place] }
}
