import { RAID_LEVEL } from '#rules/buildings/buildings.ts'
import { createRandom } from '#rules/core/random.ts'
import { LEVEL_MAX } from '#rules/player/level.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { playerColumns } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import { part, type SqlPart, sql, sqlOne } from '../../platform/sql.ts'

/** People of these levels around the raider's are looked at. */
const LEVELS_BELOW = 6
const LEVELS_ABOVE = 5
/** Castles read of each level on either side of a drawn place. */
const A_SIDE = 10
const PEOPLE_MAX = 20

/** Neighbours of these levels are near; only for want of them others down to the last level that pays gold are looked at. */
const NEAR_BELOW = 3
const NEAR_ABOVE = 5
const FAR_BELOW = 7
const NEIGHBOURS_MAX = 40

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
 * Castles of people that the player may raid, of near levels: at most 20 in random order. Two short walks of the index of levels
 * for each level find them, so the cost does not grow with their number.
 */
export async function findPeople({ id, level }: PlayerRow, seed: string): Promise<PlayerRow[]> {
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
      ) AS near
      ${relationsOf(id)}
      WHERE ${mayRaid(id)}
    ) ORDER BY id`
  return shuffled(found, seed).slice(0, PEOPLE_MAX)
}

/** Whether a neighbour's level is near that of a raider. */
export function isNear(level: number, castle: number): boolean {
  return castle >= level - NEAR_BELOW && castle <= level + NEAR_ABOVE
}

/**
 * Neighbours that the player may raid: those of near levels first, in random order, then others whose gold a raid may still take.
 * At most 40.
 */
export async function findNeighbours({ id, level }: PlayerRow, seed: string): Promise<PlayerRow[]> {
  const found = await sql<PlayerRow>`
    SELECT ${playerColumns} FROM player WHERE id IN (
      SELECT near.id FROM neighbour JOIN player AS near ON near.id = neighbour.player_id
      ${relationsOf(id)}
      WHERE near.level BETWEEN ${Math.max(RAID_LEVEL, level - FAR_BELOW)} AND ${LEVEL_MAX} AND ${mayRaid(id)}
      ORDER BY greatest(${level - NEAR_BELOW} - near.level, near.level - ${level + NEAR_ABOVE}, 0),
        md5(near.id || ${seed}::text)
      LIMIT ${NEIGHBOURS_MAX}
    ) ORDER BY id`
  const near = found.filter((castle) => isNear(level, castle.level))
  const far = found.filter((castle) => !isNear(level, castle.level))
  const apart = (castle: PlayerRow) => Math.abs(castle.level - level)
  return [...shuffled(near, seed), ...far.sort((left, right) => apart(left) - apart(right))]
}

/** How many neighbours of near levels there are, whether they may be raided now or not. */
export async function countNear(level: number): Promise<number> {
  const { near } = await sqlOne<{ near: number }>`
    SELECT count(*)::int AS near FROM neighbour JOIN player ON player.id = neighbour.player_id
    WHERE player.level BETWEEN ${Math.max(RAID_LEVEL, level - NEAR_BELOW)} AND ${level + NEAR_ABOVE}`
  return near
}
