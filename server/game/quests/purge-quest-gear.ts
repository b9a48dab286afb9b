import { sql } from '../../platform/sql.ts'

/** Forgets that items were put on which no longer exist: they are never put on again. */
export async function purgeQuestGear(_instant: Date, limit: number): Promise<number> {
  const removed = await sql`
    DELETE FROM quest_gear WHERE (player_id, gear_id) IN (
      SELECT player_id, gear_id FROM quest_gear AS noted
      WHERE NOT EXISTS (SELECT FROM gear WHERE gear.id = noted.gear_id) LIMIT ${limit}
    ) RETURNING gear_id`
  return removed.length
}
