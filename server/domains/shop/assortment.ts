import { GEAR } from '../../../catalogue/gear/gear.ts'
import { QUALITY_BANDS, SHOP_GEAR_A_DAY } from '../../../catalogue/shop.ts'
import { CATALOGUE_VERSION } from '../../../catalogue/version.ts'
import { createRandom } from '../../../rules/random.ts'
import { drawAssortment, type LaidOut } from '../../../rules/shop.ts'
import { now } from '../../platform/clock.ts'
import type { PlayerChanges, PlayerRow } from '../../platform/player-row.ts'
import { gameDayOf } from '../energy/game-day.ts'

type ShopKeeper = Pick<PlayerRow, 'id' | 'level' | 'shopDay' | 'shopLevel' | 'shopBought'>

/** The shop of a game day for one player. */
interface ShopDay {
  readonly day: string
  /** At which the day found the player: a level reached meanwhile lays nothing out anew. */
  readonly level: number
  /** Places, from 1, whose pieces are bought. */
  readonly bought: readonly number[]
}

const shopDayOf = (player: ShopKeeper, instant: Date): ShopDay => {
  const day = gameDayOf(instant)
  if (player.shopDay !== day) return { day, level: player.level, bought: [] }
  return { day, level: player.shopLevel ?? player.level, bought: player.shopBought }
}

const changesOf = ({ day, level, bought }: ShopDay): PlayerChanges => ({
  shopDay: day,
  shopLevel: level,
  shopBought: [...bought],
})

/** What a level-up has to write down of the shop, before the level rises. */
export const keepShopLevel = (player: ShopKeeper, instant: Date = now()): PlayerChanges =>
  changesOf(shopDayOf(player, instant))

export interface Offer extends LaidOut {
  readonly place: number
  readonly isBought: boolean
}

export interface Assortment {
  /** Equal keys lay out the same. */
  readonly key: string
  readonly offers: readonly Offer[]
}

/** What is laid out for a player: drawn anew from its seed at every look, so that a look writes nothing. */
export const assortmentOf = (player: ShopKeeper, instant: Date = now()): Assortment => {
  const { day, level, bought } = shopDayOf(player, instant)
  const random = createRandom(`shop:${player.id}:${day}`)
  const drawn = drawAssortment(GEAR, { level, places: SHOP_GEAR_A_DAY, bands: QUALITY_BANDS }, random)
  return {
    key: `${day}.${level}.${CATALOGUE_VERSION}`,
    offers: drawn.map((laidOut, index) => ({
      ...laidOut,
      place: index + 1,
      isBought: bought.includes(index + 1),
    })),
  }
}

/** What buying the piece of a place changes of the player's row. */
export const emptyPlace = (player: ShopKeeper, place: number): PlayerChanges => {
  const today = shopDayOf(player, now())
  return changesOf({ ...today, bought: [...today.bought, place] })
}
