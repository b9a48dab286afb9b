import { GEAR } from '#catalogue/gear/gear.ts'
import { buyRefusals } from '#rules/core/buying.ts'
import { decideRecycling } from '#rules/forge/decide-recycling.ts'
import type { GearModel } from '#rules/gear/gear.ts'
import { gearShopPrice, isShopModel, sellPrice } from '#rules/shop/trade.ts'
import { specimen } from './lord.ts'
import { firstFault, refused, type Use, unless, use } from './use.ts'

/** Bought in the shop at its level, and sold there for less. */
function dealt({ level }: GearModel): string | null {
  const price = { gold: gearShopPrice(level, 50), diamonds: 0 }
  const sold = sellPrice(price, 1).gold
  return firstFault(
    () => unless(isShopModel(level, level), 'never in the shop'),
    () => refused(buyRefusals({ price, amount: 1, purse: price, free: 1 })),
    () => unless(sold > 0 && sold < price.gold, `bought for ${price.gold}, sold for ${sold}`),
  )
}

function recycled(model: GearModel): string | null {
  const { id: gearId, level } = model
  const gear = { ...specimen(model), gearId, level, enhancePoints: 0, fromMarket: false, isLocked: false }
  const { refusals, points } = decideRecycling([gear], 0)
  return firstFault(
    () => refused(refusals),
    () => unless((points[0] ?? 0) > 0, 'gives no points'),
  )
}

/** Every model bought, sold, and taken apart at the junk dealer's. */
export function dealUses(): Use[] {
  return GEAR.flatMap((model) => [
    use('gear bought and sold', String(model.id), () => dealt(model)),
    use('gear recycled', String(model.id), () => recycled(model)),
  ])
}
