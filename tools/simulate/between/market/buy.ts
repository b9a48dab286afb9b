import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { buildingCost, buildingLevelMax } from '#rules/buildings/buildings.ts'
import { enhanceLevelForPoints, enhanceLevelMax, enhanceResetPoints } from '#rules/forge/enhance.ts'
import { GEAR_CLASSES, slotsOfClass } from '#rules/gear/gear-class.ts'
import { gearLevel } from '#rules/gear/limits.ts'
import { qualityShare } from '#rules/gear/quality.ts'
import type { Archetype } from '../../archetypes.ts'
import type { Castle, CastleGear } from '../../castle.ts'
import { wearIfBetter } from '../../storage.ts'
import { shareIn, weighBonuses } from '../../worth.ts'
import { amountOf, type Lot, type Market } from './book.ts'
import { settleLot } from './settle.ts'

/** Maximum cost of one purchase in per cent of the gold; 0: this archetype does not buy. */
const PURSE_PERCENT = {
  trader: 30,
  engaged: 20,
  payer: 25,
  raider: 20,
  casual: 12,
  idler: 0,
} as const satisfies Record<Archetype, number>

/** Maximum multiple of the shop's or the catalogue's price. */
const TIMES_REFERENCE = 2

/** Minimum improvement over the worn gear, in per cent. */
const BETTER_PERCENT = 140

function isFair({ price, reference }: Lot): boolean {
  return price <= TIMES_REFERENCE * reference
}
function costOf({ price, goods }: Lot): number {
  return price * amountOf(goods)
}

const SLOTS = new Map(GEAR_CLASSES.map((gearClass) => [gearClass, slotsOfClass(gearClass)]))

/** Values of one class grow with 20 + level, and with quality: enough to compare two items of it without stars. */
function proportion({ model, quality }: CastleGear): number {
  return (20 + model.level) * qualityShare(quality)
}

/** Stars that a bought item would have with half of the worn one's points and a part of those at the dealer's. */
function starsInstead(castle: Castle, gear: CastleGear, worn: CastleGear): number {
  const points = gear.points + enhanceResetPoints(worn.points) + Math.floor(castle.enhancePoints / 4)
  return Math.min(enhanceLevelMax(castle.level), enhanceLevelForPoints(points))
}

/** Improvement over the worn gear with stars, in per cent of it. */
function betterPercent(castle: Castle, gear: CastleGear, wornIn: ReadonlyMap<number, CastleGear>): number {
  const value = proportion(gear)
  let best = 0
  for (const slot of SLOTS.get(gear.model.gearClass) ?? []) {
    const worn = wornIn.get(slot)
    if (worn === undefined) {
      if (shareIn(gear, slot, castle) > 0) best = Math.max(best, 1_000)
      continue
    }
    if (100 * value < BETTER_PERCENT * proportion(worn)) continue
    const would = value * (starsInstead(castle, gear, worn) + 1) * shareIn(gear, slot, castle)
    const is = proportion(worn) * (worn.enhanceLevel + 1) * shareIn(worn, slot, castle)
    if (is > 0) best = Math.max(best, (100 * would) / is)
  }
  return best
}

function buyGear(market: Market, castle: Castle, sellers: Sellers, purse: number, now: number): void {
  const open = market.lots.filter(
    (lot) => lot.goods.kind === 'gear' && lot.sellerId !== castle.id && lot.price <= purse && isFair(lot),
  )
  let best: { lot: Lot; better: number } | null = null
  const wornIn = new Map<number, CastleGear>()
  for (const gear of castle.gear) if (gear.equippedSlot !== null) wornIn.set(gear.equippedSlot, gear)
  for (const lot of open) {
    if (lot.goods.kind !== 'gear') continue
    const better = betterPercent(castle, lot.goods.gear, wornIn)
    if (better < BETTER_PERCENT || gearLevel(lot.goods.gear).levelMin > castle.level) continue
    if (best === null || better > best.better) best = { lot, better }
  }
  if (best === null) return
  const gear = settleLot(market, best.lot, castle, sellers, now)
  if (gear !== null) wearIfBetter(castle, gear, weighBonuses(castle), now)
}

/** What the next level of a building that the purse can pay lacks of resources. */
function lackedResources(castle: Castle): number[] {
  const lacked = BUILDING_ENTRIES.flatMap(({ building, cost }) => {
    const next = castle.buildings[building] + 1
    if (next > buildingLevelMax(building, castle.level)) return []
    const { gold, resources } = buildingCost(cost, next)
    if (gold > castle.gold / 2) return []
    return resources
      .filter(({ resourceId, amount }) => (castle.resources[resourceId] ?? 0) < amount)
      .map(({ resourceId }) => resourceId)
  })
  return [...new Set(lacked)]
}

function buyResources(market: Market, castle: Castle, sellers: Sellers, purse: number, now: number): void {
  for (const resourceId of lackedResources(castle)) {
    const offers = market.lots.filter(
      (lot) =>
        lot.goods.kind === 'resource' &&
        lot.goods.resourceId === resourceId &&
        lot.sellerId !== castle.id &&
        isFair(lot),
    )
    const cheapest = offers.reduce<Lot | null>(
      (least, lot) => (least === null || lot.price < least.price ? lot : least),
      null,
    )
    const left = Math.min(purse, castle.gold)
    if (cheapest !== null && costOf(cheapest) <= left) settleLot(market, cheapest, castle, sellers, now)
  }
}

type Sellers = ReadonlyMap<number, Castle>

/** One visit to the market: the best upgrade for the castle's style, and resources for the next buildings. */
export function buyOnMarket(market: Market, castle: Castle, sellers: Sellers, now: number): void {
  const purse = Math.floor((castle.gold * PURSE_PERCENT[castle.archetype]) / 100)
  if (purse <= 0 || market.lots.length === 0) return
  buyGear(market, castle, sellers, purse, now)
  buyResources(market, castle, sellers, purse, now)
}
