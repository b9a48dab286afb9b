import { GEAR } from '#catalogue/gear/gear.ts'
import { QUALITY_BANDS, SHOP_GEAR_A_DAY } from '#catalogue/shop/shop.ts'
import type { GearModel } from '#rules/gear/gear.ts'
import { drawQuality } from '#rules/gear/quality.ts'
import { LEVEL_MAX } from '#rules/player/level.ts'
import { decideGearPurchase } from '#rules/shop/purchase.ts'
import { discountedPrice } from '#rules/shop/shop.ts'
import { gearShopPrice, isShopModel } from '#rules/shop/trade.ts'
import { habitOf } from './calendar.ts'
import type { Castle } from './castle.ts'
import { totalsOf } from './fighting-army.ts'
import { spend } from './money.ts'
import { freePlaces, makeGear, recycle, wearIfBetter } from './storage.ts'
import type { Weights } from './worth.ts'

/** Models that the shop may lay out, by the player's level. */
const LAID_OUT: readonly (readonly GearModel[])[] = Array.from({ length: LEVEL_MAX + 1 }, (_, level) =>
  GEAR.filter((model) => isShopModel(model.level, level)),
)

/** Once a game day: buys of the six items what can be worn, and some for their points, with gold to spare. */
export function visitShop(castle: Castle, weights: Weights, now: number): void {
  const models = LAID_OUT[castle.level] ?? []
  if (castle.today.shopBought || models.length === 0) return
  const reserve = 60 * castle.level
  const { shopGear } = habitOf(castle.archetype)
  if (castle.gold < 2 * reserve) return
  castle.today.shopBought = true
  let forPoints = 0
  for (let place = 0; place < SHOP_GEAR_A_DAY; place += 1) {
    const gear = makeGear(castle, castle.random.pick(models), drawQuality(QUALITY_BANDS, castle.random))
    const { gold } = castle
    const full = { gold: gearShopPrice(gear.model.level, gear.quality), diamonds: 0 }
    const price = discountedPrice(full, totalsOf(castle).shopPrice)
    const purse = { gold: gold - reserve, diamonds: castle.diamonds }
    const { refusals, cost } = decideGearPurchase({ price, purse, free: freePlaces(castle) }, 1)
    if (refusals.length > 0) continue
    if (wearIfBetter(castle, gear, weights, now)) spend(castle, 'gold', cost.gold, 'shop', now)
    else if (forPoints < shopGear && cost.gold + 4 * reserve <= gold) {
      forPoints += 1
      spend(castle, 'gold', cost.gold, 'shop', now)
      castle.gear.push(gear)
      recycle(castle, gear, now)
      castle.today.acts += 1
    }
  }
}
