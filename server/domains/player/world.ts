import { setTimeout as delay } from 'node:timers/promises'
import { NEIGHBOUR_NAME_PARTS } from '#catalogue/world/neighbours.ts'
import { CATALOGUE_VERSION } from '#catalogue/world/version.ts'
import { createRandom, type Random } from '#rules/core/random.ts'
import { LEADER_LOOK_MS } from '#rules/guilds/leadership.ts'
import { NEWS_EVERY_MS } from '#rules/settings/notification-kinds.ts'
import { startAlikeNames } from '../../game/alike-names/timer.ts'
import { startChallenges } from '../../game/challenges/timer.ts'
import { foundNeighbour } from '../../game/neighbours/found-neighbour.ts'
import { freeNames } from '../../game/neighbours/free-names.ts'
import { startNeighbours } from '../../game/neighbours/timer.ts'
import { tryWorldLock } from '../../game/neighbours/world-lock.ts'
import { startStandings } from '../../game/standings/timer.ts'
import { startStatistics } from '../../game/statistics/timer.ts'
import { startWorldTimer } from '../../game/timers/schedule.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlMaybe, sqlOne } from '../../platform/sql.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { fillStalls, openStalls } from '../market/stalls.ts'
import { worlds } from './models.ts'
import { drawNeighbours } from './neighbour-castles.ts'

const TURN_POLL_MS = 200

/** Founds that many generated castles, the same for the same random numbers. Returns how many. */
async function foundNeighbours(count: number, random: Random): Promise<number> {
  const names = await freeNames(count, random, NEIGHBOUR_NAME_PARTS)
  const castles = await drawNeighbours(names.length, (most) => random.int(0, most))
  for (const [index, castle] of castles.entries()) {
    const name = names[index]
    if (name !== undefined) await foundNeighbour(name, castle)
  }
  return names.length
}

/** Adds the neighbours that an existing world lacks, since the setting was raised. None is ever taken away. */
async function addNeighbours(): Promise<number> {
  const { worldSeed, worldNeighbours } = currentPlatform().config
  const { neighbours } = await sqlOne<{
    neighbours: number
  }>`SELECT count(*)::int AS neighbours FROM neighbour`
  const missing = worldNeighbours - neighbours
  return missing > 0 ? foundNeighbours(missing, createRandom(`${worldSeed}:${neighbours}`)) : 0
}

async function prepareLocked(): Promise<number> {
  const { worldSeed, worldNeighbours } = currentPlatform().config
  await startStandings()
  await startNeighbours()
  await startStatistics()
  await startAlikeNames()
  await startChallenges()
  await startWorldTimer('newsLetters', NEWS_EVERY_MS)
  await startWorldTimer('guildLeaders', LEADER_LOOK_MS)
  const made = await sqlMaybe`
    INSERT INTO ${newRowOf(worlds, { seed: worldSeed, catalogueVersion: String(CATALOGUE_VERSION), createdAt: now() })}
    ON CONFLICT (id) DO NOTHING RETURNING id`
  if (!made) {
    await openStalls()
    return addNeighbours()
  }
  const founded = await foundNeighbours(worldNeighbours, createRandom(worldSeed))
  if (founded > 0) await fillStalls(`${worldSeed}:stalls`)
  return founded
}

/**
 * Creates the world once: the generated castles among which players settle, the same for the same WORLD_SEED. Later
 * starts find it and add what it lacks. Concurrent starts take turns, however long a large world takes: they ask for their turn again and
 * again, since a statement that waits for a lock fails after a few seconds. Returns the number of founded castles.
 */
export async function prepareWorld(): Promise<number> {
  for (;;) {
    const founded = await inTransaction(async () => ((await tryWorldLock()) ? prepareLocked() : undefined))
    if (founded !== undefined) return founded
    await delay(TURN_POLL_MS)
  }
}
