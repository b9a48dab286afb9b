import { sql } from '../../platform/sql.ts'

/** The present names of players by id. A deleted player has a neutral one. */
export async function readPlayerNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await sql<{ id: number; name: string }>`
    SELECT id, name FROM player WHERE id = ANY(${ids}::bigint[])`
  return new Map(found.map(({ id, name }) => [id, name]))
}
