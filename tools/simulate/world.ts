import { DAY_MS } from '#rules/core/game-day.ts'
import { createRandom } from '#rules/core/random.ts'
import type { Archetype } from './archetypes.ts'
import { newBetween, playBetween } from './between/turn.ts'
import { sitsDown } from './calendar.ts'
import type { Castle } from './castle.ts'
import { ageDays, HOUR_MS, WORLD_START } from './clock.ts'
import { dealRoles, SHARD_SIZE } from './deal.ts'
import { foundCastle } from './found-castle.ts'
import type { CastleRecord } from './record.ts'
import { playSession } from './session.ts'

export type WorldRequest = {
  seed: string
  castles: number
  days: number
  /** All castles of one archetype instead of the mix. */
  archetype?: Archetype | undefined
}

export function shardCount(castles: number): number {
  return Math.ceil(castles / SHARD_SIZE)
}

function foundShard(request: WorldRequest & { shard: number }): Castle[] {
  const first = SHARD_SIZE * request.shard
  const roles = dealRoles(request.castles, request.archetype).slice(first, first + SHARD_SIZE)
  return roles.map((role) => {
    const hour = createRandom(`${request.seed}:${role.id}:founded`).int(8, 20)
    return foundCastle({ ...role, foundedAt: WORLD_START + hour * HOUR_MS, seed: request.seed })
  })
}

function endDay(castle: Castle): void {
  castle.record.levels.push(castle.level)
  castle.record.gold.push(castle.gold)
}

/** One shard of at most 125 castles, hour by hour, castle by castle; each lives so many days from its founding. */
export function playShardCastles(request: WorldRequest & { shard: number }): Castle[] {
  const castles = foundShard(request)
  const between = newBetween(`${request.seed}:${request.shard}`)
  const hours = 24 * (request.days + 1)
  for (let hour = 0; hour < hours; hour += 1) {
    const now = WORLD_START + hour * HOUR_MS
    const living = castles.filter(
      ({ foundedAt }) => now >= foundedAt && now < foundedAt + request.days * DAY_MS,
    )
    const seated = living.filter((castle) => sitsDown(castle, now))
    for (const castle of seated) playSession(castle, now)
    playBetween({ castles: living, seated, between }, now)
    for (const castle of living) {
      if (ageDays(castle, now + HOUR_MS) > ageDays(castle, now)) endDay(castle)
    }
  }
  return castles
}

/** What is written of one shard; the same bytes on any worker. */
export function playShard(request: WorldRequest & { shard: number }): CastleRecord[] {
  return playShardCastles(request).map(({ record }) => record)
}

/** A whole world in this thread, shard after shard. */
export function playWorld(request: WorldRequest): CastleRecord[] {
  return Array.from({ length: shardCount(request.castles) }, (_, shard) =>
    playShard({ ...request, shard }),
  ).flat()
}
