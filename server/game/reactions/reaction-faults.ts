import { type Fault, isAmong } from '../../platform/invariants/invariant.ts'
import { sql } from '../../platform/sql.ts'

/** Checks that the counts of items are the sums of their reactions. */
export function reactionFaults(playerIds?: readonly number[]): Promise<Fault[]> {
  return sql<Fault>`
    WITH item AS (
      SELECT DISTINCT item_kind, item_id FROM player_reaction WHERE ${isAmong('player_id', playerIds)}
    )
    SELECT 'counts are the sums of reactions' AS rule, item.item_kind || ' ' || item.item_id AS subject
    FROM item LEFT JOIN reaction_count AS sums USING (item_kind, item_id)
    WHERE (coalesce(sums.likes, 0), coalesce(sums.dislikes, 0)) <> (
      SELECT count(*) FILTER (WHERE reaction = 'LIKE'), count(*) FILTER (WHERE reaction = 'DISLIKE')
      FROM player_reaction AS own WHERE own.item_kind = item.item_kind AND own.item_id = item.item_id
    )`
}
