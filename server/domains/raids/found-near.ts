import { LATER_NAME_PARTS } from '#catalogue/world/neighbours.ts'
import { RAID_LEVEL } from '#rules/buildings/buildings.ts'
import { createRandom } from '#rules/core/random.ts'
import { LEVEL_MAX } from '#rules/player/level.ts'
import { castleOfLevel, pathsTo } from '#rules/player/neighbour-path.ts'
import { foundNeighbour } from '../../game/neighbours/found-neighbour.ts'
import { freeNames } from '../../game/neighbours/free-names.ts'
import { neighbourPaths } from '../../game/neighbours/paths.ts'

/** Levels of new castles around that of the lord for whom they are founded. */
const BELOW = 1
const ABOVE = 2

/**
 * Founds so many neighbours near a level, from castles of the paths. Fewer if names run out. The caller holds the lock of the
 * world.
 */
export async function foundNear(level: number, count: number, seed: string): Promise<void> {
  const random = createRandom(`${seed}:founded`)
  const paths = await neighbourPaths()
  for (const name of await freeNames(count, random, LATER_NAME_PARTS)) {
    const wanted = random.int(Math.max(RAID_LEVEL, level - BELOW), Math.min(LEVEL_MAX, level + ABOVE))
    await foundNeighbour(name, castleOfLevel(random.pick(pathsTo(wanted, paths)), wanted))
  }
}
