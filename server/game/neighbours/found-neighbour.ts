import { RAID_LEVEL } from '#rules/buildings/buildings.ts'
import type { NeighbourCastle } from '#rules/player/neighbour-castle.ts'
import { neighbourHistory } from '#rules/player/neighbour-history.ts'
import { nearestPath, neighbourAt } from '#rules/player/neighbour-path.ts'
import { usualGarrison } from '#rules/raids/neighbour-raid.ts'
import { changeEnhancePoints } from '../items/enhance-points.ts'
import { foundCastle } from '../player/found-castle.ts'
import { savePlayer } from '../player/ledger.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import { saveRaidCastle } from '../raids/raid-castle.ts'
import { garrisonChanges } from '../raids/raid-contender.ts'
import { wearGear } from './neighbour-gear.ts'
import { neighbourPurse } from './neighbour-purse.ts'
import { neighbourPaths } from './paths.ts'
import { settleNeighbour } from './settle-neighbour.ts'

/** The missions that its path has fought up to the castle's experience. */
async function missionsBehind(castle: NeighbourCastle) {
  const { path, ageHours } = nearestPath(castle, await neighbourPaths())
  return neighbourAt(path, ageHours)
}

/**
 * Founds a castle as the simulator left it: level, army, purse, buildings, skills, worn gear, enhance points, and what it has
 * fought. Its resources are not used, since the item history has no source for initial resources.
 */
export async function foundNeighbour(name: string, castle: NeighbourCastle): Promise<LockedPlayer> {
  const { level, army, diamonds, glory, buildings, branches, skills, experience } = castle
  const gold = neighbourPurse(castle.gold, { level, storage: buildings.storage, skills })
  const player = await foundCastle({
    kind: 'NEIGHBOUR',
    name,
    level,
    army,
    money: { gold, diamonds, glory },
  })
  const { missionsWon, missionsLost } = await missionsBehind(castle)
  savePlayer(player, {
    ...buildings,
    skillBranches: [...branches],
    skills,
    experience,
    missionsWon,
    missionsLost,
  })
  changeEnhancePoints(player, castle.enhancePoints, 'START')
  await wearGear(player, castle.gear, 'START')
  if (level >= RAID_LEVEL)
    saveRaidCastle(player.id, {
      ...neighbourHistory(player.id, { experience, missionsWon, missionsLost }),
      ...garrisonChanges(usualGarrison({ id: player.id, level })),
    })
  settleNeighbour(player.id)
  return player
}
