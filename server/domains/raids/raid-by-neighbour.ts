import { MOTTOS } from '#catalogue/world/mottos.ts'
import { RAID_LEVEL } from '#rules/buildings/buildings.ts'
import type { Random } from '#rules/core/random.ts'
import { raidChoiceRefusals } from '#rules/raids/decide-raid.ts'
import {
  chooseNeighbour,
  NEIGHBOUR_LEVELS_MAX,
  NEIGHBOUR_LEVELS_NEAR,
  neighbourChoice,
  wantedClass,
} from '#rules/raids/neighbour-raid.ts'
import { type LockedPlayer, lockPlayers } from '../../game/player/lock-order.ts'
import { findPlayer } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { prepareRaid } from './prepare-raid.ts'
import { classed, readSituations } from './situation.ts'
import { startRaid } from './start-raid.ts'

/** Neighbours who are looked at for one raid: a fight is tried out with each. */
const LOOKED_AT = 6

/** Neighbours who may come to a castle: those near in level, in random order; only if there are none, others. */
async function findRaiders(victimId: number, level: number, random: Random): Promise<number[]> {
  const salt = String(random.int(0, 1_000_000_000))
  const found = await sql<{ id: number }>`
    SELECT player.id FROM neighbour JOIN player ON player.id = neighbour.player_id
    LEFT JOIN raid_castle AS castle ON castle.player_id = player.id
    LEFT JOIN raid_cooldown AS cooldown ON cooldown.player_id = player.id AND cooldown.victim_id = ${victimId}
    WHERE player.level BETWEEN ${Math.max(RAID_LEVEL, level - NEIGHBOUR_LEVELS_MAX)} AND ${level + NEIGHBOUR_LEVELS_MAX}
      AND coalesce(castle.rest_until <= ${now()}, true) AND coalesce(cooldown.until <= ${now()}, true)
    ORDER BY greatest(abs(player.level - ${level}), ${NEIGHBOUR_LEVELS_NEAR}), md5(player.id || ${salt}::text)
    LIMIT ${LOOKED_AT}`
  return found.map(({ id }) => id)
}

/** How a neighbour would raid the locked victim, and how many of 100 such raids are won. Undefined if the rules refuse. */
async function raidOf(neighbour: LockedPlayer, victim: LockedPlayer, random: Random) {
  const choice = neighbourChoice(random)
  const situations = await readSituations(neighbour, [victim])
  const [situation] = situations.castles
  if (!situation) return undefined
  const { state, winPercent } = classed(situation, situations)
  if (raidChoiceRefusals(state, choice).length > 0) return undefined
  return { neighbour, situations, situation, state, choice, winPercent }
}

/**
 * A neighbour raids a person's castle, as a person would: the same refusals, fight, spoils, report and relations. False if
 * none can.
 */
export async function raidByNeighbour(victimId: number, random: Random): Promise<boolean> {
  const castle = await findPlayer(victimId)
  const raiders = castle ? await findRaiders(victimId, castle.level, random) : []
  if (raiders.length === 0) return false
  const players = await lockPlayers([victimId, ...raiders])
  const victim = players.find(({ id }) => id === victimId)
  if (!victim) return false
  const offers = []
  for (const neighbour of players) {
    const offer = neighbour.kind === 'NEIGHBOUR' ? await raidOf(neighbour, victim, random) : undefined
    if (offer) offers.push(offer)
  }
  const chosen = chooseNeighbour(offers, wantedClass(random))
  if (!chosen) return false
  const { neighbour, situations, situation, state, choice } = chosen
  const prepared = await prepareRaid(neighbour, victim)
  await startRaid(neighbour, situations, { state, situation, victim }, choice, random.pick(MOTTOS), prepared)
  return true
}
