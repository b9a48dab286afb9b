import { type Building, buildingPrice, buildRefusals } from '#rules/buildings/buildings.ts'
import type { ResourceAmount } from '#rules/missions/mission-reward.ts'
import { skillsOf } from '../../game/army/host.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { removeResources } from '../../game/items/resources.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { conflict } from '../../platform/errors.ts'
import { entryOf } from './building-entry.ts'
import { buildingLevelsOf } from './levels.ts'
import { readResourceStock } from './queries.ts'

export type Raised = {
  readonly level: number
  readonly cost: { readonly gold: number; readonly resources: ResourceAmount[] }
}

/**
 * Raises a building of a locked player by one level and returns what was paid: gold with the skill's discount,
 * resources in full. 409 priceChanged if the requested level is not the next one; 422 levelTooLow,
 * notEnoughResources, notEnoughGold.
 */
export async function raiseBuilding(
  player: LockedPlayer,
  building: Building,
  meant?: number,
): Promise<Raised> {
  const entry = entryOf(building)
  const level = player[building] + 1
  if (meant !== undefined && meant !== level) {
    throw conflict('priceChanged', `${entry.name}: уже ${player[building]}-й уровень, посмотрите ещё раз`)
  }
  const discount = skillsOf(player).buildingCost
  const cost = buildingPrice(entry.cost, level, discount)
  const stock = cost.resources.length > 0 ? await readResourceStock(player.id) : {}
  const { gold, diamonds } = player
  refuseByRules(
    buildRefusals({
      building,
      buildingLevel: level,
      level: player.level,
      cost: entry.cost,
      discount,
      purse: { gold, diamonds },
      stock,
    }),
  )
  const reference = `building:${building}:${level}`
  await removeResources(player, cost.resources, 'BUILDING', reference)
  // Writes all nine columns so that the statement text is the same for every building.
  spend(player, { gold: cost.gold }, 'BUILDING', {
    reference,
    changes: { ...buildingLevelsOf(player), [building]: level },
  })
  return { level, cost }
}
