import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { STACK_MAX } from '#rules/core/buying.ts'
import type { ResourceAmount } from '#rules/missions/mission-reward.ts'
import { ladderReward, ladderStep } from '#rules/quests/daily-ladder.ts'
import { TAX_HOURS, taxGold, taxSeconds } from '#rules/taxes/taxes.ts'
import { hoursUntilNext } from './calendar.ts'
import type { Castle } from './castle.ts'
import { HOUR_MS } from './clock.ts'
import { fightingArmyOf, totalsOf } from './fighting-army.ts'
import { earn } from './money.ts'
import { countEvents } from './quests.ts'

/** Adds resources to the stack up to its maximum. */
export function store(castle: Castle, resourceId: number, amount: number): void {
  castle.resources[resourceId] = Math.min(STACK_MAX, (castle.resources[resourceId] ?? 0) + amount)
}

/** Takes resources that are there. */
export function takeResources(castle: Castle, resources: readonly ResourceAmount[]): void {
  for (const { resourceId, amount } of resources) {
    castle.resources[resourceId] = (castle.resources[resourceId] ?? 0) - amount
  }
}

/** Claims the day's step of the reward ladder. */
export function climbLadder(castle: Castle, now: number): void {
  const step = ladderStep(castle.ladder, castle.today.startedAt)
  if (step === null) return
  const { diamonds, resourceAmount } = ladderReward(step)
  earn(castle, 'diamonds', diamonds, 'dailyReward', now)
  store(castle, castle.random.pick(RESOURCES).id, resourceAmount)
  castle.ladder = { step, takenOn: castle.today.startedAt }
  castle.today.acts += 1
}

/** Claims a finished tax collection and starts the longest one that ends before the next session. */
export function collectTaxes(castle: Castle, now: number): void {
  const { taxes } = castle
  const fighting = fightingArmyOf(castle)
  if (taxes !== null && taxes.until <= now) {
    const gold = taxGold(taxes.hours, fighting.army.peasants, totalsOf(castle).taxes)
    earn(castle, 'gold', gold, 'taxes', now)
    castle.taxes = null
    countEvents(castle, [{ type: 'taxesCollected', hours: taxes.hours }], now)
  }
  castle.today.acts += 1
  if (castle.taxes !== null) return
  const msUntilNext = hoursUntilNext(castle, now) * HOUR_MS
  const lasts = (hours: (typeof TAX_HOURS)[number]): number =>
    taxSeconds(hours, fighting.army.servants) * 1_000
  const hours = TAX_HOURS.findLast((requested) => lasts(requested) <= msUntilNext) ?? 1
  castle.taxes = { hours, until: now + lasts(hours) }
}
