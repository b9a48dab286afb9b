import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import type { Building } from '#rules/buildings/buildings.ts'
import { type DecidedRaise, decideRaise } from '#rules/buildings/raise.ts'
import type { Castle } from './castle.ts'
import { totalsOf } from './fighting-army.ts'
import { takeResources } from './income.ts'
import { spend } from './money.ts'
import { notice } from './news.ts'
import { countEvents } from './quests.ts'

/** Priority of a building: how many times its price a level may cost and still be chosen before others. */
const EAGERNESS = {
  forge: 40,
  storage: 1,
  servantsHouse: 1,
  stable: 2,
  walls: 1,
  moats: 1,
  stakes: 0.7,
  catapult: 0.7,
  catapultProjectiles: 0.7,
} as const satisfies Record<Building, number>

type Plan = DecidedRaise & { building: Building }

function eager({ building, cost }: Plan): number {
  return cost.gold / EAGERNESS[building]
}

/** The next level of every building that the castle's level allows, for so much gold: the highest priority first. */
function plans(castle: Castle, gold: number): Plan[] {
  const { buildings, level, resources: stock } = castle
  const discount = totalsOf(castle).buildingCost
  return BUILDING_ENTRIES.map(({ building, cost }) => ({
    building,
    ...decideRaise({ buildings, level, cost, discount, gold, stock }, building),
  }))
    .filter(({ refusals }) => !refusals.some(({ code }) => code === 'levelTooLow'))
    .sort((left, right) => eager(left) - eager(right))
}

/** Gold reserved for the army's losses, the shop and the market until the next session. */
function reserve(castle: Castle): number {
  return 200 * castle.level
}

/** Raises buildings as far as gold and resources allow, highest priority first. */
export function build(castle: Castle, now: number): void {
  for (;;) {
    const plan = plans(castle, castle.gold - reserve(castle)).find(({ refusals }) => refusals.length === 0)
    if (plan === undefined) return
    spend(castle, 'gold', plan.cost.gold, 'building', now)
    takeResources(castle, plan.cost.resources)
    castle.buildings = plan.buildings
    notice(castle, `building ${plan.building}`)
    castle.today.acts += 1
    countEvents(castle, plan.events, now)
  }
}

function missing(castle: Castle, { cost }: Plan): number[] {
  return cost.resources
    .filter(({ resourceId, amount }) => (castle.resources[resourceId] ?? 0) < amount)
    .map(({ resourceId }) => resourceId)
}

/** Missing resources of the buildings with the highest priority that the gold would allow. */
export function wantedResources(castle: Castle): Set<number> {
  const stuck = plans(castle, 2 * castle.gold)
    .filter(
      ({ refusals }) => refusals.length > 0 && refusals.every(({ code }) => code === 'notEnoughResources'),
    )
    .slice(0, 2)
  return new Set(stuck.flatMap((plan) => missing(castle, plan)))
}
