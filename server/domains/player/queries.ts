import { gameDayStart } from '#rules/core/game-day.ts'
import { players } from '../../game/player/models.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql, sqlOne } from '../../platform/sql.ts'

const CASTLE = ['id', 'kind', 'name', 'level', 'guildTag', 'arms', 'lastSeenAt', 'isBlocked'] as const
const castleColumns = someColumnsOf(players, CASTLE)

/** A castle as others see it. */
export type CastleRow = ListedRow<typeof castleColumns>

/** The castles with the nearest levels, except the player's own, by two short index walks. */
export function readNeighbours(player: PlayerRow, limit: number): Promise<CastleRow[]> {
  return sql<CastleRow>`
    SELECT ${castleColumns} FROM (
      (SELECT * FROM player WHERE level >= ${player.level} AND kind <> 'DELETED' AND NOT is_blocked ORDER BY level, id LIMIT ${limit + 1})
      UNION ALL
      (SELECT * FROM player WHERE level < ${player.level} AND kind <> 'DELETED' AND NOT is_blocked ORDER BY level DESC, id DESC LIMIT ${limit})
    ) AS near
    WHERE id <> ${player.id} ORDER BY abs(level - ${player.level}), id LIMIT ${limit}`
}

export type WorldCounts = {
  readonly castles: number
  readonly lords: number
  readonly missionsToday: number
}

/** Counts of the world. It reads whole tables, so the caller caches the result. */
export function readWorldCounts(): Promise<WorldCounts> {
  return sqlOne<WorldCounts>`
    SELECT castles, lords, missions_today FROM
      (SELECT count(*) FILTER (WHERE kind <> 'DELETED') AS castles, count(*) FILTER (WHERE kind = 'HUMAN') AS lords FROM player) AS players,
      (SELECT count(*) AS missions_today FROM mission_run
        WHERE finished_at >= ${new Date(gameDayStart(now().getTime()))}) AS missions`
}

/** The castles with the highest levels, ties by the newest. */
export function readStrongest(limit: number): Promise<CastleRow[]> {
  return players().findAll({
    attributes: [...CASTLE],
    where: { kind: ['HUMAN', 'NEIGHBOUR'], isBlocked: false },
    order: [
      ['level', 'DESC'],
      ['id', 'DESC'],
    ],
    limit,
  })
}

export type LayoutRow = {
  readonly emailConfirmed: boolean
  readonly unlocks: string[]
}

/** What the game's frame needs besides the player's row and the unseen counts. */
export function readLayout(playerId: number): Promise<LayoutRow> {
  return sqlOne<LayoutRow>`
    SELECT
      EXISTS (SELECT FROM account WHERE player_id = ${playerId} AND email_confirmed_at IS NOT NULL) AS email_confirmed,
      (SELECT coalesce(array_agg(step_key ORDER BY completed_at, step_key), '{}') FROM tutorial_step
        WHERE player_id = ${playerId} AND status = 'COMPLETED') AS unlocks`
}
