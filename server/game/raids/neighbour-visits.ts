import { RAID_LEVEL } from '#rules/buildings/buildings.ts'
import { createRandom } from '#rules/core/random.ts'
import { neighbourPauseSeconds } from '#rules/raids/neighbour-raid.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'
import { liveliness } from '../neighbours/liveliness.ts'
import { neighbourVisits } from './models.ts'

/** Who has not been here for so many hours is left alone. */
const AWAY_HOURS = 72
const HOUR_MS = 3_600_000

function setVisit(playerId: number, dueAt: Date): void {
  sqlSoon`
    INSERT INTO ${newRowOf(neighbourVisits, { playerId, dueAt })}
    ON CONFLICT (player_id) DO UPDATE SET due_at = excluded.due_at`
}

/** Lets neighbours come to a person's castle from `from` on. */
export function expectNeighbours(playerId: number, from: Date): void {
  setVisit(playerId, from)
}

/** Lets neighbours come again only some hours after a raid, the sooner the livelier they are. */
export function putOffNeighbours(playerId: number, fightId: number, at: Date): void {
  const percent = liveliness() || 100
  const seconds = neighbourPauseSeconds(createRandom(`visit:${playerId}:${fightId}`))
  setVisit(playerId, afterGameSeconds((seconds * 100) / percent, at))
}

/** A castle to which neighbours are due. */
export type NeighbourVisit = {
  readonly playerId: number
  /** Its lord plays, knows of raids and is not blocked. */
  readonly isEngaged: boolean
  /** Until then nobody may raid it; null: it may be raided. */
  readonly sparedUntil: Date | null
}

/** The castles to which neighbours have been due the longest. */
export function readDueVisits(limit: number): Promise<NeighbourVisit[]> {
  const instant = now()
  const seenAfter = new Date(instant.getTime() - AWAY_HOURS * HOUR_MS)
  return sql<NeighbourVisit>`
    SELECT visit.player_id,
      player.level >= ${RAID_LEVEL} AND coalesce(player.last_seen_at > ${seenAfter}, false) AND EXISTS (
        SELECT FROM tutorial_step AS step WHERE step.player_id = visit.player_id
          AND step.step_key = 'forayOpenBanner' AND step.status = 'COMPLETED')
        AND NOT EXISTS (
          SELECT FROM player_block AS block
          WHERE block.player_id = visit.player_id AND block.lifted_at IS NULL
            AND coalesce(block.until > ${instant}, true)) AS is_engaged,
      CASE WHEN greatest(castle.protected_until, castle.immune_until) > ${instant}
        THEN greatest(castle.protected_until, castle.immune_until) END AS spared_until
    FROM neighbour_visit AS visit JOIN player ON player.id = visit.player_id
    LEFT JOIN raid_castle AS castle ON castle.player_id = visit.player_id
    WHERE visit.due_at <= ${instant} ORDER BY visit.due_at, visit.player_id LIMIT ${limit}`
}
