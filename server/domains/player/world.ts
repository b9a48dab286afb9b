import { neighbourName } from '../../../catalogue/world/neighbours.ts'
import { CATALOGUE_VERSION } from '../../../catalogue/world/version.ts'
import { createRandom, type Random } from '../../../rules/core/random.ts'
import { startNeighbours } from '../../game/neighbours/timer.ts'
import { startStandings } from '../../game/standings/timer.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlMaybe } from '../../platform/sql.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { fillStalls, openStalls } from '../market/stalls.ts'
import { foundNeighbour } from './found-neighbour.ts'
import { worlds } from './models.ts'
import { drawNeighbours } from './neighbour-castles.ts'

/** That many different names, or fewer if there are not enough. */
function neighbourNames(count: number, random: Random): string[] {
  const names = new Set<string>()
  for (let tries = 0; names.size < count && tries < count * 50; tries += 1) names.add(neighbourName(random))
  return [...names]
}

/**
 * Creates the world once: the generated castles among which players settle, the same for the same WORLD_SEED. Later
 * or concurrent starts find it and add what an older world lacks. Returns the number of founded castles.
 */
export function prepareWorld(): Promise<number> {
  return inTransaction(async () => {
    const { worldSeed, worldNeighbours } = currentPlatform().config
    await startStandings()
    await startNeighbours()
    const made = await sqlMaybe`
      INSERT INTO ${newRowOf(worlds, { seed: worldSeed, catalogueVersion: String(CATALOGUE_VERSION), createdAt: now() })}
      ON CONFLICT (id) DO NOTHING RETURNING id`
    if (!made) {
      await openStalls()
      return 0
    }
    const random = createRandom(worldSeed)
    const names = neighbourNames(worldNeighbours, random)
    const castles = await drawNeighbours(names.length, (most) => random.int(0, most))
    for (const [index, castle] of castles.entries()) {
      const name = names[index]
      if (name !== undefined) await foundNeighbour(name, castle)
    }
    if (names.length > 0) await fillStalls(`${worldSeed}:stalls`)
    return names.length
  })
}
