import { sql } from '../../../platform/sql.ts'

/** Removes changes whose new address has let its time pass. */
export async function purgeEmailChanges(instant: Date, limit: number): Promise<number> {
  const removed = await sql`
    DELETE FROM email_change WHERE player_id IN (
      SELECT player_id FROM email_change WHERE new_confirmed_at IS NULL AND expires_at < ${instant} LIMIT ${limit}
    ) RETURNING player_id`
  return removed.length
}
