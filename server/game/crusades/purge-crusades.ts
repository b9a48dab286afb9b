import { DAY_MS } from '#rules/core/game-day.ts'
import { sql } from '../../platform/sql.ts'

/** How long crusades are kept that have come home, ms. */
const KEPT_MS = 365 * DAY_MS

/** Removes crusades whose members have all been home for a year. Their fights go with the old fights. */
export async function purgeCrusades(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - KEPT_MS)
  const found = await sql<{ id: number }>`
    SELECT id FROM crusade WHERE created_at < ${before} AND fight_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM crusade_member AS member WHERE member.crusade_id = crusade.id AND member.finished_at IS NULL)
    ORDER BY created_at LIMIT ${limit}`
  const ids = found.map(({ id }) => id)
  await sql`DELETE FROM crusade_member WHERE crusade_id = ANY(${ids}::bigint[])`
  await sql`DELETE FROM crusade WHERE id = ANY(${ids}::bigint[])`
  return ids.length
}
