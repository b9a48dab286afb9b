import { WINES } from '#catalogue/inventory/wines.ts'
import { healthAfterWine } from '#rules/raids/lasting-health.ts'
import { relationSeconds } from '#rules/raids/timers.ts'
import type { Castle } from '../castle.ts'
import { totalsOf } from '../fighting-army.ts'
import { spend } from '../money.ts'
import { raidContenderOf } from './raid-contender.ts'

/** Maximum price of a cup in per cent of the gold. */
const PURSE_PERCENT = 10

/** Drinks the strongest cup that the level and a tenth of the purse allow; false when none or too soon. */
export function drinkWine(castle: Castle, now: number): boolean {
  if (castle.outside.wineAgainAt > now) return false
  const discount = totalsOf(castle).shopPrice
  const priceOf = (gold: number): number => Math.ceil((gold * (10_000 - discount)) / 10_000)
  const wine = WINES.findLast(
    ({ levelMin, cost }) =>
      cost.diamonds === 0 &&
      levelMin <= castle.level &&
      100 * priceOf(cost.gold) <= PURSE_PERCENT * castle.gold,
  )
  if (wine === undefined) return false
  spend(castle, 'gold', priceOf(wine.cost.gold), 'wine', now)
  const { health, healthMax } = raidContenderOf(castle, now, false)
  castle.health = { health: healthAfterWine(health, healthMax, wine.additional), healthAt: now }
  castle.outside.wineAgainAt = now + 1_000 * relationSeconds('cooldown-wine', false)
  return true
}
