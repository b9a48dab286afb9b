import { part, type SqlPart, sqlOne, trustedText } from '../../platform/sql.ts'
import { advanceMark } from '../statistics/advance-mark.ts'

/** Players taken at once from `listing_change`. */
const BATCH = 5000

const batch = trustedText(String(BATCH))

/**
 * Ids of players whose row in `player_listing` may be older than their castle. Read in the statement that uses it, so that both
 * are of one instant.
 */
export const staleListings: SqlPart = part`
  SELECT player_id FROM listing_change
  UNION SELECT player_id FROM money_entry WHERE currency = 'GOLD'
    AND id > (SELECT counted_id FROM statistics_mark WHERE source = 'money_entry_listed')
  UNION SELECT id FROM player WHERE id > (SELECT counted_id FROM statistics_mark WHERE source = 'player_listed')`

async function lastId(table: 'money_entry' | 'player'): Promise<number> {
  const { id } = await sqlOne<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM ${trustedText(table)}`
  return id
}

/**
 * Brings `player_listing` up to date. Commands write nothing for it: the ledger tells whose gold changed. Runs in the timer of the
 * statistics, its only writer. Resolves to whether more is waiting.
 */
export async function refreshListings(): Promise<boolean> {
  const money = await advanceMark('money_entry_listed', await lastId('money_entry'))
  const founded = await advanceMark('player_listed', await lastId('player'))
  const { taken } = await sqlOne<{ taken: number }>`
    WITH change AS (
      DELETE FROM listing_change WHERE id IN (SELECT id FROM listing_change ORDER BY id LIMIT ${batch}) RETURNING player_id
    ), stale AS MATERIALIZED (
      SELECT player_id FROM change
      UNION SELECT player_id FROM money_entry WHERE currency = 'GOLD' AND id > ${money.after} AND id <= ${money.upTo}
      UNION SELECT id FROM player WHERE id > ${founded.after} AND id <= ${founded.upTo}
    ), saved AS (
      INSERT INTO player_listing AS old (player_id, kind, gold, last_seen_at)
      SELECT id, kind, gold, last_seen_at FROM player WHERE id IN (SELECT player_id FROM stale)
      ON CONFLICT (player_id) DO UPDATE SET kind = excluded.kind, gold = excluded.gold, last_seen_at = excluded.last_seen_at
      WHERE (old.kind, old.gold, old.last_seen_at) IS DISTINCT FROM (excluded.kind, excluded.gold, excluded.last_seen_at)
    )
    SELECT count(*) AS taken FROM change`
  return taken >= BATCH || money.isMoreReady || founded.isMoreReady
}
