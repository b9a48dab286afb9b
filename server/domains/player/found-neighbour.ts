import type { NeighbourCastle } from '../../../rules/player/neighbour-castle.ts'
import { changeEnhancePoints } from '../../game/items/enhance-points.ts'
import { wearGear } from '../../game/neighbours/neighbour-gear.ts'
import { settleNeighbour } from '../../game/neighbours/settle-neighbour.ts'
import { foundCastle } from '../../game/player/found-castle.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'

/**
 * Founds a castle as the simulator left it: level, army, purse, buildings, skills, worn gear and enhance points. Its
 * resources are not used, since the item history has no source for initial resources.
 */
export async function foundNeighbour(name: string, castle: NeighbourCastle): Promise<LockedPlayer> {
  const { level, army, gold, diamonds, glory, buildings, branches, skills, experience } = castle
  const money = { gold, diamonds, glory }
  const player = await foundCastle({ kind: 'NEIGHBOUR', name, level, army, money })
  savePlayer(player, { ...buildings, skillBranches: [...branches], skills, experience })
  changeEnhancePoints(player, castle.enhancePoints, 'START')
  await wearGear(player, castle.gear, 'START')
  settleNeighbour(player.id)
  return player
}
