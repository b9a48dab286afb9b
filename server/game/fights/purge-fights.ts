import { sql } from '../../platform/sql.ts'

/** Fights before an instant whose link nobody has opened, oldest first. */
export async function findOldFights(before: Date, limit: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    SELECT id FROM fight WHERE NOT is_shared AND created_at < ${before} ORDER BY created_at LIMIT ${limit}`
  return found.map(({ id }) => id)
}

/** Removes fights from the reports of everybody, with what they were computed from. */
export async function removeFights(ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM fight_log WHERE fight_id = ANY(${ids}::bigint[])`
  await sql`DELETE FROM fight WHERE id = ANY(${ids}::bigint[])`
}
