import { type Building, buildingCost } from '#rules/buildings/buildings.ts'
import { type DecidedRaise, decideRaise } from '#rules/buildings/raise.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { removeResources } from '../../game/items/resources.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { conflict } from '../../platform/errors.ts'
import { entryOf } from './building-entry.ts'
import { buildingLevelsOf } from './levels.ts'
import { readResourceStock } from './queries.ts'

/**
 * Raises a building of a locked player by one level: gold with the skill's discount, resources in full. 409 priceChanged
 * if the requested level is not the next one; 422 levelTooLow, notEnoughResources, notEnoughGold.
 */
export async function raiseBuilding(
  player: LockedPlayer,
  building: Building,
  meant?: number,
): Promise<DecidedRaise> {
  const { name, cost } = entryOf(building)
  const next = player[building] + 1
  if (meant !== undefined && meant !== next) {
    throw conflict('priceChanged', `${name}: уже ${player[building]}-й уровень, посмотрите ещё раз`)
  }
  const needsResources = buildingCost(cost, next).resources.length > 0
  const raise = decideRaise(
    {
      buildings: buildingLevelsOf(player),
      level: player.level,
      cost,
      discount: skillsOf(player).buildingCost,
      gold: player.gold,
      stock: needsResources ? await readResourceStock(player.id) : {},
    },
    building,
  )
  refuseByRules(raise.refusals)
  const reference = `building:${building}:${raise.buildingLevel}`
  await removeResources(player, raise.cost.resources, 'BUILDING', reference)
  // Writes all nine columns so that the statement text is the same for every building.
  spend(player, { gold: raise.cost.gold }, 'BUILDING', { reference, changes: raise.buildings })
  return raise
}
