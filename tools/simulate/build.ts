import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { type Building, buildingLevelMax, buildingPrice } from '#rules/buildings/buildings.ts'
import type { Castle } from './castle.ts'
import { totalsOf } from './host.ts'
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

type Plan = {
  building: Building
  gold: number
  resources: readonly { resourceId: number; amount: number }[]
  eager: number
}

function plans(castle: Castle): Plan[] {
  const discount = totalsOf(castle).buildingCost
  return BUILDING_ENTRIES.filter(
    ({ building }) => castle.buildings[building] < buildingLevelMax(building, castle.level),
  )
    .map(({ building, cost }) => {
      const { gold, resources } = buildingPrice(cost, castle.buildings[building] + 1, discount)
      return { building, gold, resources, eager: gold / EAGERNESS[building] }
    })
    .sort((left, right) => left.eager - right.eager)
}

function lacks(castle: Castle, { resources }: Plan) {
  return resources.filter(({ resourceId, amount }) => (castle.resources[resourceId] ?? 0) < amount)
}

/** Gold reserved for the army's losses, the shop and the market until the next session. */
function reserve(castle: Castle): number {
  return 200 * castle.level
}

/** Raises buildings as far as gold and resources allow, highest priority first. */
export function build(castle: Castle, now: number): void {
  for (;;) {
    const plan = plans(castle).find(
      (each) => each.gold + reserve(castle) <= castle.gold && lacks(castle, each).length === 0,
    )
    if (plan === undefined) return
    spend(castle, 'gold', plan.gold, 'building', now)
    for (const { resourceId, amount } of plan.resources) {
      castle.resources[resourceId] = (castle.resources[resourceId] ?? 0) - amount
    }
    castle.buildings[plan.building] += 1
    notice(castle, `building ${plan.building}`)
    castle.today.acts += 1
    countEvents(castle, [{ type: 'buildingRaised' }], now)
  }
}

/** Missing resources of the buildings with the highest priority that the gold would allow. */
export function wantedResources(castle: Castle): Set<number> {
  const stuck = plans(castle)
    .filter((plan) => plan.gold <= 2 * castle.gold && lacks(castle, plan).length > 0)
    .slice(0, 2)
  return new Set(stuck.flatMap((plan) => lacks(castle, plan).map(({ resourceId }) => resourceId)))
}
