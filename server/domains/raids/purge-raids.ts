import { sql } from '../../platform/sql.ts'

/** Removes relations that are over. */
export async function purgeCooldowns(instant: Date, limit: number): Promise<number> {
  const removed = await sql`
    DELETE FROM raid_cooldown WHERE (player_id, victim_id) IN (
      SELECT player_id, victim_id FROM raid_cooldown WHERE until < ${instant} ORDER BY until LIMIT ${limit}
    ) RETURNING player_id`
  return removed.length
}

/** Removes what spies have forgotten. */
export async function purgeSpyings(instant: Date, limit: number): Promise<number> {
  const removed = await sql`
    DELETE FROM raid_spying WHERE (player_id, castle_id) IN (
      SELECT player_id, castle_id FROM raid_spying WHERE until < ${instant} ORDER BY until LIMIT ${limit}
    ) RETURNING player_id`
  return removed.length
}
