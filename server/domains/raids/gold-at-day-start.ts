import { gameDayStart } from '#rules/core/game-day.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { sql } from '../../platform/sql.ts'

/** The gold that each of these players had when the game day of this instant began, by the ledger. */
export async function readGoldAtDayStart(
  players: readonly PlayerRow[],
  instant: Date,
): Promise<ReadonlyMap<number, number>> {
  const start = new Date(gameDayStart(instant.getTime()))
  const changes = await sql<{ playerId: number; gained: number }>`
    SELECT player_id, sum(amount)::bigint AS gained FROM money_entry
    WHERE player_id = ANY(${players.map(({ id }) => id)}::bigint[]) AND created_at >= ${start}
      AND currency = 'GOLD' AND source <> 'START'
    GROUP BY player_id`
  const gained = new Map(changes.map((change) => [change.playerId, change.gained]))
  return new Map(players.map(({ id, gold }) => [id, Math.max(0, gold - (gained.get(id) ?? 0))]))
}
