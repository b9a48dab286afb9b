import { GEAR } from '#catalogue/gear/gear.ts'
import { QUALITY_BANDS, SHOP_GEAR_A_DAY } from '#catalogue/shop/shop.ts'
import { CATALOGUE_VERSION } from '#catalogue/world/version.ts'
import { createRandom } from '#rules/core/random.ts'
import { drawAssortment, type LaidOut } from '#rules/shop/shop.ts'
import { seedOfDay } from '../../game/draws/seed-of-day.ts'
import { gameDayOf } from '../../game/energy/game-day.ts'
import type { PlayerChanges, PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'

/** Tells two seeds apart. */
const MARK_DIGITS = 8

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
 * the secret of the day, so that nobody can predict tomorrow's gear. A new level draws other gear, since newcomers
 * reach several levels a day, but the day has only six places. So does another secret: the key tells.
 */
export async function assortmentOf(player: ShopKeeper, instant: Date = now()): Promise<Assortment> {
  const { id, level } = player
  const day = gameDayOf(instant)
  const bought = boughtOn(player, day)
  const seed = await seedOfDay(instant, 'shop', id, level)
  const shelf = { level, places: SHOP_GEAR_A_DAY, bands: QUALITY_BANDS }
  const drawn = drawAssortment(GEAR, shelf, createRandom(seed))
  return {
    key: `${day}.${level}.${CATALOGUE_VERSION}.${seed.slice(0, MARK_DIGITS)}`,
    offers: drawn.map((laidOut, index) => ({
      ...laidOut,
      place: index + 1,
      isBought: bought.includes(index + 1),
    })),
  }
}

/** The changes of the player's row when the item at a place is bought. */
export function emptyPlace(player: ShopKeeper, place: number): PlayerChanges {
  const shopDay = gameDayOf(now())
  return { shopDay, shopBought: [...boughtOn(player, shopDay), place] }
}
