import { BUILDING_ENTRIES } from '../../../catalogue/buildings/buildings.ts'
import { RAID_LEVEL } from '../../../rules/buildings/buildings.ts'
import { decideRepair } from '../../../rules/buildings/repair.ts'
import type { Random } from '../../../rules/core/random.ts'
import type { FoundDifficulty } from '../../../rules/raids/search.ts'
import { RAID_ENERGY } from '../../../rules/raids/spoils.ts'
import type { Archetype, Castle } from '../castle.ts'
import { HOUR_MS } from '../clock.ts'
import { energyAtHand } from '../energy.ts'
import { spend } from '../money.ts'

import { findOpponent } from './find-opponent.ts'
import { playRaid } from './raid.ts'
import { healthPercent, raidContenderOf } from './raid-host.ts'
import { attackPlanOf } from './raid-plan.ts'
import { drinkWine } from './wine.ts'

/** Maximum raids per day, and the chance that a session includes raids, in basis points. */
const APPETITE = {
  raider: { aDay: 100, chance: 10_000 },
  engaged: { aDay: 2, chance: 4_000 },
  payer: { aDay: 2, chance: 4_000 },
  trader: { aDay: 1, chance: 2_000 },
  casual: { aDay: 1, chance: 700 },
  idler: { aDay: 0, chance: 0 },
} as const satisfies Record<Archetype, { aDay: number; chance: number }>

/** Below this health a castle drinks wine or waits. */
const HEALTH_PERCENT = 70
/** Searches in one session before the player gives up. */
const SEARCHES = 8

function requestOf(random: Random): FoundDifficulty {
  const lot = random.int(1, 100)
  if (lot <= 30) return 'LOW'
  return lot <= 75 ? 'MEDIUM' : 'HIGH'
}

/** Repairs damaged buildings as far as the purse allows. */
export function repairBuildings(castle: Castle, now: number): void {
  const { outside, buildings } = castle
  for (const building of [...outside.damaged]) {
    const entry = BUILDING_ENTRIES.find((candidate) => candidate.building === building)
    if (!entry) continue
    const { damaged } = outside
    const state = { damaged, buildingLevel: buildings[building], cost: entry.cost, gold: castle.gold }
    const repair = decideRepair(state, building)
    if (repair.refusals.length > 0) continue
    spend(castle, 'gold', repair.gold, 'repair', now)
    outside.damaged = repair.damaged
  }
}

/** The raids of one session within its hour: ten minutes of rest between two. */
export function sitRaids(
  castle: Castle,
  castles: readonly Castle[],
  sittingAt: number,
  random: Random,
): void {
  const { aDay, chance } = APPETITE[castle.archetype]
  if (castle.level < RAID_LEVEL || !random.chance(chance)) return
  let now = Math.max(sittingAt, castle.restUntil)
  for (let search = 0; search < SEARCHES && now < sittingAt + HOUR_MS; search += 1) {
    if (castle.outside.raids >= aDay || energyAtHand(castle, now) < RAID_ENERGY) return
    if (healthPercent(castle, now) < HEALTH_PERCENT && !drinkWine(castle, now)) return
    const plan = attackPlanOf(castle)
    const us = raidContenderOf(castle, now, false)
    const opponent = findOpponent({ by: castle, us, plan, request: requestOf(random), castles }, now, random)
    if (opponent === null) continue
    playRaid(castle, opponent, `${castle.seed}:raid ${now}`, now)
    now = Math.max(now, castle.restUntil)
  }
}
