import type { BuildingLevels } from '#rules/buildings/buildings.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

/** The levels of a player's nine buildings. */
export function buildingLevelsOf(player: Pick<PlayerRow, keyof BuildingLevels>): BuildingLevels {
  return {
    forge: player.forge,
    storage: player.storage,
    servantsHouse: player.servantsHouse,
    stable: player.stable,
    walls: player.walls,
    moats: player.moats,
    stakes: player.stakes,
    catapult: player.catapult,
    catapultProjectiles: player.catapultProjectiles,
  }
}
