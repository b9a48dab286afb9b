import { APP_SETTINGS } from '#catalogue/appconfig/app-settings.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import { QUALITY_BANDS } from '#catalogue/shop/shop.ts'
import { SKILLS } from '#catalogue/skills/skills.ts'
import { STACK_MAX } from '#rules/core/buying.ts'
import type { GearModel } from '#rules/gear/gear.ts'
import { listingFee, priceBand, saleFee } from '#rules/market/market.ts'
import { infiniteQuestGoal, infiniteQuestReward } from '#rules/quests/quests.ts'
import { gearShopPrice, goldForDiamonds, isShopModel, sellPrice } from '#rules/shop/trade.ts'
import { SKILL_LEVEL_MAX, type SkillEffect, skillTotals } from '#rules/skills/skills.ts'
import { LEVELS, type Loop, loopOf } from './loop.ts'

/** All skills at their maximum: all prices at their lowest. */
export const LEARNED: Record<SkillEffect, number> = skillTotals(
  SKILLS,
  Object.fromEntries(SKILLS.map(({ key }) => [key, SKILL_LEVEL_MAX])),
)

/** The best rate of gold for diamonds that administrators may set. */
export const RATE_MAX = APP_SETTINGS.goldRatePercent.schema.maximum

const QUALITIES = Array.from({ length: 101 }, (_, quality) => quality)
const QUALITY_MIN = Math.min(...QUALITY_BANDS.map(({ min }) => min))
function soldFor(gold: number, amount = 1): number {
  return sellPrice({ gold }, amount).gold
}

function* gearBoughtAndSold(): Generator<number> {
  for (const { level } of GEAR) {
    for (const quality of QUALITIES) {
      const full = gearShopPrice(level, quality)
      yield soldFor(full) - gearShopPrice(level, quality, LEARNED.shopPrice)
    }
  }
}

function* wineBoughtAndSold(): Generator<number> {
  for (const { cost } of WINES.filter((wine) => wine.cost.diamonds === 0)) {
    const price = Math.ceil((cost.gold * (10_000 - LEARNED.shopPrice)) / 10_000)
    for (let amount = 1; amount <= STACK_MAX; amount += 1) yield soldFor(cost.gold, amount) - price * amount
  }
}

/** Bought from a friend at the lowest price of a market that was driven down, sold to the shop. */
function* marketToShop(): Generator<number> {
  for (const { level } of GEAR) {
    for (const quality of QUALITIES) {
      const sold = soldFor(gearShopPrice(level, quality))
      yield sold - priceBand(1, sold).min
    }
  }
  for (const { cost } of WINES) {
    const floor = priceBand(1, soldFor(cost.gold)).min
    for (let amount = 1; amount <= STACK_MAX; amount += 1) yield soldFor(cost.gold, amount) - floor * amount
  }
}

/** Two accounts that sell each other one thing back and forth, whatever its price. */
function* soldToAFriend(): Generator<number> {
  for (let price = 1; price <= 100_000; price = Math.ceil(price * 1.1)) {
    yield -saleFee(price, 'gold', LEARNED.marketFee) - listingFee(price, 'gold')
  }
}

function cheapestShopModels(level: number): GearModel[] {
  return GEAR.filter((model) => isShopModel(model.level, level))
}

/** Gear bought only to be worn once for «Примерка», and sold; the quest's diamonds are changed into gold. */
function* wornForTheQuest(): Generator<number> {
  for (const level of LEVELS) {
    const losses = cheapestShopModels(level).map((model) => {
      const full = gearShopPrice(model.level, QUALITY_MIN)
      return gearShopPrice(model.level, QUALITY_MIN, LEARNED.shopPrice) - soldFor(full)
    })
    for (let stage = 1; stage <= 30; stage += 1) {
      const { gold, diamonds } = infiniteQuestReward('equipGear', stage, level)
      const count = infiniteQuestGoal('equipGear', stage)
      yield gold + goldForDiamonds(diamonds, level, RATE_MAX) - count * Math.min(...losses)
    }
  }
}

/** Round trips of gold over shop and market. */
export function tradeLoops(): Loop[] {
  const prices = [1, 7, 50, 999, 100_000]
  return [
    loopOf('gear bought in the shop and sold to it', 'gold', gearBoughtAndSold()),
    loopOf('wine bought in the shop and sold to it', 'gold', wineBoughtAndSold()),
    loopOf(
      'a lot put up and taken back',
      'gold',
      prices.map((price) => -listingFee(price, 'gold')),
    ),
    loopOf('bought at the market floor, sold to the shop', 'gold', marketToShop()),
    loopOf('sold to a friend and back', 'gold', soldToAFriend()),
    loopOf('gear bought, worn for the infinite quest, sold', 'gold', wornForTheQuest()),
  ]
}
