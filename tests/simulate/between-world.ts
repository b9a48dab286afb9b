import { maxArmy } from '#rules/army/army.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import type { Archetype } from '#tools/simulate/archetypes.ts'
import type { Castle } from '#tools/simulate/castle.ts'
import { WORLD_START } from '#tools/simulate/clock.ts'
import { foundCastle } from '#tools/simulate/found-castle.ts'
import { earn } from '#tools/simulate/money.ts'
import { turnDay } from '#tools/simulate/today.ts'

/** A morning some days after the start of the world. */
export const MORNING = WORLD_START + 20 * DAY_MS + 10 * 3_600_000

/** An advanced castle with a full army, some gold, full energy and no gear. */
export function grownCastle(id: number, level: number, archetype: Archetype = 'raider'): Castle {
  const castle = foundCastle({
    id,
    archetype,
    guard: 'free',
    arm: 'mixed',
    foundedAt: WORLD_START,
    seed: 'between',
  })
  castle.level = level
  castle.army = maxArmy(level)
  earn(castle, 'gold', 20_000, 'mission', WORLD_START)
  castle.outside.protectedUntil = WORLD_START
  turnDay(castle, MORNING)
  return castle
}

export function goldFlow(castle: Castle, flow: keyof Castle['record']['flows']['gold']): number {
  return (castle.record.flows.gold[flow] ?? []).reduce((sum, amount) => sum + amount, 0)
}
