import { sqlSoon } from '../../platform/sql.ts'

/** Raises `rev` of players whose channels change, by ascending id as the lock order requires. */
export function raiseRevisions(playerIds: readonly number[]): void {
  if (playerIds.length === 0) return
  sqlSoon`
    UPDATE player SET rev = rev + 1 FROM (
      SELECT id FROM player WHERE id = ANY(${playerIds}::bigint[]) ORDER BY id FOR NO KEY UPDATE
    ) AS touched WHERE player.id = touched.id`
}
