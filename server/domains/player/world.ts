import { neighbourName } from '../../../catalogue/neighbours.ts'
import { CATALOGUE_VERSION } from '../../../catalogue/version.ts'
import { type Army, armyOf, maxArmy } from '../../../rules/army.ts'
import { createRandom, type Random } from '../../../rules/random.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { sqlMaybe } from '../../platform/sql.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { foundCastle } from './found-castle.ts'

/** Half of the neighbours are newcomers, some are far ahead: the lesser of two draws. */
const neighbourLevel = (random: Random): number => Math.min(random.int(1, 12), random.int(1, 12))

/** Two thirds to all of what a castle of the level may keep. */
const neighbourArmy = (level: number, random: Random): Army => {
  const max = maxArmy(level)
  return armyOf((group) => Math.floor((max[group] * random.int(66, 100)) / 100))
}

/** As many different names as wanted, or as there are. */
const neighbourNames = (count: number, random: Random): string[] => {
  const names = new Set<string>()
  for (let tries = 0; names.size < count && tries < count * 50; tries += 1) names.add(neighbourName(random))
  return [...names]
}

/**
 * Makes the world once: the generated castles among which the first players settle, the same for the same WORLD_SEED.
 * Later starts, and other processes starting at the same time, find it made. Returns how many castles were founded.
 */
export const prepareWorld = (): Promise<number> =>
  inTransaction(async () => {
    const { worldSeed, worldNeighbours } = currentPlatform().config
    const made = await sqlMaybe`
      INSERT INTO world (seed, catalogue_version, created_at) VALUES (${worldSeed}, ${String(CATALOGUE_VERSION)}, ${now()})
      ON CONFLICT (id) DO NOTHING RETURNING id`
    if (!made) return 0
    const random = createRandom(worldSeed)
    const names = neighbourNames(worldNeighbours, random)
    for (const name of names) {
      const level = neighbourLevel(random)
      const money = {
        gold: level * random.int(40, 160),
        diamonds: random.int(0, 8),
        glory: 5 * level * (level - 1),
      }
      await foundCastle({ kind: 'NEIGHBOUR', name, level, army: neighbourArmy(level, random), money })
    }
    return names.length
  })
