import { RESOURCES } from '#catalogue/inventory/resources.ts'
import type { Random } from '#rules/core/random.ts'
import { LOT_HOURS, LOTS_MAX, listingFee, lotRefusals } from '#rules/market/market.ts'
import type { Archetype } from '../../archetypes.ts'
import type { Castle } from '../../castle.ts'
import { HOUR_MS } from '../../clock.ts'
import { spend } from '../../money.ts'
import { amountOf, bandOf, type Goods, type Market, referenceOf, usualOf } from './book.ts'

/** Maximum number of lots created in one session. */
const LOTS_A_SITTING = {
  trader: 4,
  engaged: 1,
  payer: 1,
  raider: 1,
  casual: 1,
  idler: 0,
} as const satisfies Record<Archetype, number>

/** Gear below this quality does not sell and is recycled instead. */
const QUALITY_MIN = 45
/** A stack above `surplus` is sold by lots of `lot` units. */
const STACK = { surplus: 80, lot: 25 } as const

/** Surplus of a castle: spare gear of good quality first, then full stacks. */
function spareGoods(castle: Castle): Goods[] {
  const gear = castle.gear
    .filter(
      ({ equippedSlot, quality, model }) =>
        equippedSlot === null && quality >= QUALITY_MIN && model.level > castle.level - 12,
    )
    .map((item): Goods => ({ kind: 'gear', gear: item }))
  const stacks = RESOURCES.filter(({ id }) => (castle.resources[id] ?? 0) > STACK.surplus).map(
    ({ id }): Goods => ({ kind: 'resource', resourceId: id, amount: STACK.lot }),
  )
  return [...gear, ...stacks]
}

/** Takes goods out of the storage: what is on the market can be neither used nor sold nor taken apart. */
function takeOut(castle: Castle, goods: Goods): void {
  if (goods.kind === 'gear') {
    const { gear: item } = goods
    castle.gear = castle.gear.filter((other) => other !== item)
    item.isInMarket = true
  } else castle.resources[goods.resourceId] = (castle.resources[goods.resourceId] ?? 0) - goods.amount
}

/** Puts up lots at 80 to 125 % of the usual price, as the band, the purse and ten lots allow. */
export function sellOnMarket(market: Market, castle: Castle, now: number, random: Random): void {
  let lots = market.lots.filter(({ sellerId }) => sellerId === castle.id).length
  const allowed = Math.min(LOTS_A_SITTING[castle.archetype], LOTS_MAX - lots)
  for (const goods of spareGoods(castle).slice(0, Math.max(0, allowed))) {
    const band = bandOf(market, goods, now)
    const requested = Math.round((usualOf(market, goods, now) * random.int(80, 125)) / 100)
    const price = Math.min(band.max, Math.max(band.min, requested))
    const amount = amountOf(goods)
    const lot = { amount, free: amount, isLocked: false, isEquipped: false, lots, price: price * amount }
    const wholeBand = { min: band.min * amount, max: band.max * amount }
    if (lotRefusals({ ...lot, currency: 'gold', band: wholeBand, purse: castle.gold }).length > 0) continue
    spend(castle, 'gold', listingFee(price * amount, 'gold'), 'marketFee', now)
    takeOut(castle, goods)
    const until = now + random.pick(LOT_HOURS) * HOUR_MS
    const reference = referenceOf(goods)
    market.lots.push({ id: market.nextId, sellerId: castle.id, goods, price, reference, until })
    market.nextId += 1
    lots += 1
    castle.today.acts += 1
  }
}
