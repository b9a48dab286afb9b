import { sqlOne, trustedText } from '../../platform/sql.ts'
import { markGuildsOf } from './count-guilds.ts'
import { type EmptyCounts, emptyCounts, removeEmptyCounts } from './empty-counts.ts'
import { LAST_DEPTH, PREFIX_BITS } from './models.ts'

/** Changes taken at once: about a fifth of a second of work. */
const BATCH = 2000

const batch = trustedText(String(BATCH))
const bits = trustedText(String(PREFIX_BITS))
const lastDepth = trustedText(String(LAST_DEPTH))

/**
 * Reads players that have changed, and brings `standing` and its counts up to date in one statement, so that both always
 * agree. Runs as one timer of the world: nobody else writes these tables, and commands only add changes. Resolves to
 * whether more changes are waiting.
 */
export async function countStandings(): Promise<boolean> {
  const { taken, playerIds, ...empty } = await sqlOne<{ taken: number; playerIds: number[] } & EmptyCounts>`
    WITH change AS (
      DELETE FROM standing_change WHERE id IN (SELECT id FROM standing_change ORDER BY id LIMIT ${batch})
      RETURNING player_id
    ), fresh AS MATERIALIZED (
      SELECT player.id AS player_id, level::bigint,
        (missions_won + coalesce(raids_won + defences_won, 0))::bigint AS wins,
        (missions_lost + coalesce(raids_lost + defences_lost, 0))::bigint AS losses,
        (missions_drawn + coalesce(raids_drawn + defences_drawn, 0))::bigint AS draws, total_gold,
        unlimited_record::bigint AS unlimited
      FROM player LEFT JOIN raid_castle ON raid_castle.player_id = player.id
      WHERE player.id IN (SELECT player_id FROM change) AND kind <> 'DELETED' AND NOT is_blocked
    ), known AS MATERIALIZED (
      SELECT * FROM standing WHERE player_id IN (SELECT player_id FROM change)
    ), gone AS (
      DELETE FROM standing WHERE player_id IN (SELECT player_id FROM change)
        AND player_id NOT IN (SELECT player_id FROM fresh)
    ), saved AS (
      INSERT INTO standing AS old (player_id, level, wins, losses, draws, total_gold, unlimited) SELECT * FROM fresh
      ON CONFLICT (player_id) DO UPDATE SET level = excluded.level, wins = excluded.wins, losses = excluded.losses,
        draws = excluded.draws, total_gold = excluded.total_gold, unlimited = excluded.unlimited
      WHERE (old.level, old.wins, old.losses, old.draws, old.total_gold, old.unlimited) IS DISTINCT FROM
        (excluded.level, excluded.wins, excluded.losses, excluded.draws, excluded.total_gold, excluded.unlimited)
    ), moved AS (
      SELECT sort, value, 1 AS step FROM fresh CROSS JOIN LATERAL (VALUES ('LEVEL', level), ('WIN', wins),
        ('LOSE', losses), ('DRAW', draws), ('TOTAL_GOLD', total_gold), ('UNLIMITED', nullif(unlimited, 0))) AS one (sort, value)
      UNION ALL
      SELECT sort, value, -1 FROM known CROSS JOIN LATERAL (VALUES ('LEVEL', level), ('WIN', wins),
        ('LOSE', losses), ('DRAW', draws), ('TOTAL_GOLD', total_gold), ('UNLIMITED', nullif(unlimited, 0))) AS one (sort, value)
    ), counted AS (
      INSERT INTO standing_count AS old (sort, depth, prefix, players)
      SELECT sort, depth, value >> (${bits} * depth), sum(step) FROM moved, generate_series(0, ${lastDepth}) AS depth
      WHERE value IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(step) <> 0
      ON CONFLICT (sort, depth, prefix) DO UPDATE SET players = old.players + excluded.players
      RETURNING sort, depth, prefix, players
    )
    SELECT count(*) AS taken, coalesce(array_agg(DISTINCT player_id), '{}') AS player_ids, ${emptyCounts} FROM change`
  markGuildsOf(playerIds)
  removeEmptyCounts(empty)
  return taken >= BATCH
}
