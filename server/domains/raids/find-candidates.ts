import { RAID_LEVEL } from '../../../rules/buildings/buildings.ts'
import { createRandom } from '../../../rules/core/random.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { playerColumns } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import { part, type SqlPart, sql, sqlOne } from '../../platform/sql.ts'

/** Castles of these levels around the raider's are looked at. */
const LEVELS_BELOW = 6
const LEVELS_ABOVE = 5
/** Castles read of each level on either side of a drawn place. */
const A_SIDE = 10
const NEIGHBOURS_READ = 60
const CANDIDATES_MAX = 20
/** Neighbours of other levels that are looked at if somebody is missing. */
const FAR_READ = 40
/** Places kept for neighbours: people near may all be too strong or too weak. */
const NEIGHBOURS_MIN = 6

/** A drawn place in the list of each level: a search starts elsewhere each time. */
async function drawPlaces(level: number, seed: string) {
  const { last } = await sqlOne<{ last: number }>`SELECT coalesce(max(id), 1) AS last FROM player`
  const random = createRandom(`${seed}:places`)
  const lowest = Math.max(RAID_LEVEL, level - LEVELS_BELOW)
  const levels = Array.from({ length: level + LEVELS_ABOVE - lowest + 1 }, (_, index) => lowest + index)
  return { levels, places: levels.map(() => random.int(1, last)) }
}

function shuffled<T>(list: readonly T[], seed: string): T[] {
  const random = createRandom(`${seed}:order`)
  return list
    .map((item) => ({ item, order: random.int(0, 1_000_000_000) }))
    .sort((left, right) => left.order - right.order)
    .map(({ item }) => item)
}

/** That the player may raid the castle `near`: joins for `mayRaid`. */
function relationsOf(id: number): SqlPart {
  return part`
    LEFT JOIN raid_castle AS castle ON castle.player_id = near.id
    LEFT JOIN raid_cooldown AS cooldown ON cooldown.player_id = ${id} AND cooldown.victim_id = near.id`
}

function mayRaid(id: number): SqlPart {
  const instant = now()
  return part`near.id <> ${id}
    AND coalesce(castle.protected_until <= ${instant}, true)
    AND coalesce(castle.immune_until <= ${instant}, true)
    AND coalesce(cooldown.until <= ${instant}, true)
    AND NOT EXISTS (
      SELECT FROM player_block AS block
      WHERE block.player_id = near.id AND block.lifted_at IS NULL AND coalesce(block.until > ${instant}, true))
    AND NOT EXISTS (
      SELECT FROM guild_member AS own JOIN guild_member AS their ON their.guild_id = own.guild_id
      WHERE own.player_id = ${id} AND their.player_id = near.id)
    AND NOT EXISTS (
      SELECT FROM session AS own JOIN session AS their ON their.device_id = own.device_id
      WHERE own.player_id = ${id} AND their.player_id = near.id)`
}

/**
 * Castles that the player may raid, of near levels: at most 20 in random order, people before neighbours. Two short walks of
 * the index of levels for each level find people, so the cost does not grow with their number. Neighbours are few.
 */
export async function findCandidates({ id, level }: PlayerRow, seed: string): Promise<PlayerRow[]> {
  const { levels, places } = await drawPlaces(level, seed)
  const found = await sql<PlayerRow>`
    SELECT ${playerColumns} FROM player WHERE id IN (
      SELECT near.id FROM (
        SELECT person.id FROM unnest(${levels}::int[], ${places}::bigint[]) AS drawn (level, place)
        CROSS JOIN LATERAL (
          (SELECT id FROM player WHERE level = drawn.level AND id >= drawn.place AND kind = 'HUMAN'
            ORDER BY level, id LIMIT ${A_SIDE})
          UNION ALL
          (SELECT id FROM player WHERE level = drawn.level AND id < drawn.place AND kind = 'HUMAN'
            ORDER BY level DESC, id DESC LIMIT ${A_SIDE})
        ) AS person
        UNION ALL
        (SELECT player_id FROM neighbour JOIN player ON player.id = player_id WHERE level = ANY(${levels}::int[])
          ORDER BY md5(player_id || ${seed}::text) LIMIT ${NEIGHBOURS_READ})
      ) AS near
      ${relationsOf(id)}
      WHERE ${mayRaid(id)}
    ) ORDER BY id`
  const castles = shuffled(found, seed)
  const neighbours = castles.filter(({ kind }) => kind === 'NEIGHBOUR')
  const peopleMax = CANDIDATES_MAX - Math.min(NEIGHBOURS_MIN, neighbours.length)
  const people = castles.filter(({ kind }) => kind === 'HUMAN').slice(0, peopleMax)
  return [...people, ...neighbours].slice(0, CANDIDATES_MAX)
}

/**
 * Neighbours of levels farther away that the player may raid, in random order: for a host to which nobody near is equal. People
 * are left to those of their levels.
 */
export function findFarNeighbours({ id, level }: PlayerRow, seed: string): Promise<PlayerRow[]> {
  return sql<PlayerRow>`
    SELECT ${playerColumns} FROM player WHERE id IN (
      SELECT near.id FROM neighbour JOIN player AS near ON near.id = neighbour.player_id
      ${relationsOf(id)}
      WHERE near.level >= ${RAID_LEVEL}
        AND near.level NOT BETWEEN ${level - LEVELS_BELOW} AND ${level + LEVELS_ABOVE} AND ${mayRaid(id)}
      ORDER BY md5(near.id || ${seed}::text) LIMIT ${FAR_READ}
    ) ORDER BY id`
}
