import { BLANK_GEAR } from '#catalogue/gear/blank.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import { GOLD_PACKS } from '#catalogue/shop/shop.ts'
import type { ShopConsumableData, ShopGearData, ShopGoldData } from '#generated/types.ts'
import { nextGameDay } from '#rules/core/game-day.ts'
import { goldForDiamonds } from '#rules/shop/trade.ts'
import { viewConsumableStack, viewGearModel } from '../../game/items/item-views.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { publicData } from '../../game/public-data/public-data.ts'
import { assortmentOf } from './assortment.ts'
import { priceFor, shopDiscount } from './prices.ts'

/** A blank has no quality, because it has no bonuses of its own. */
export const BLANK_QUALITY = 0

/** The day's assortment with the player's prices, and the blank. */
export async function viewShopGear(player: PlayerRow, instant: Date): Promise<ShopGearData> {
  const { key, offers } = await assortmentOf(player, instant)
  const blank = viewGearModel(BLANK_GEAR, BLANK_QUALITY)
  return {
    assortmentKey: key,
    offers: offers.map(({ place, model, quality, isBought }) => {
      const gear = viewGearModel(model, quality)
      return { place, gear, price: priceFor(player, gear.cost), isBought }
    }),
    blank: { gear: blank, price: priceFor(player, blank.cost) },
    discountBasisPoints: shopDiscount(player),
    resetsAt: new Date(nextGameDay(instant.getTime())).toISOString(),
    serverTime: instant.toISOString(),
  }
}

export function viewShopConsumables(player: PlayerRow): ShopConsumableData {
  return {
    consumables: WINES.flatMap(({ id, cost }) =>
      viewConsumableStack({ id, amount: 1, amountInMarket: 0 }).map((consumable) => ({
        consumable,
        price: priceFor(player, cost),
      })),
    ),
    discountBasisPoints: shopDiscount(player),
  }
}

export function viewShopGold({ level }: Pick<PlayerRow, 'level'>): ShopGoldData {
  const { goldRatePercent } = publicData().config
  return {
    goldPerDiamond: goldForDiamonds(1, level, goldRatePercent),
    packs: GOLD_PACKS.map(({ key, name, legend, icon, diamonds }) => ({
      packKey: key,
      name,
      legend,
      icon,
      diamonds,
      gold: goldForDiamonds(diamonds, level, goldRatePercent),
    })),
  }
}
