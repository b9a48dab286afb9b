import { sqlOne, sqlSoon, trustedText } from '../../platform/sql.ts'
import { type EmptyCounts, emptyCounts, removeEmptyCounts } from './empty-counts.ts'
import { LAST_DEPTH, PREFIX_BITS } from './models.ts'

/** Guilds counted at once. */
const BATCH = 500

const batch = trustedText(String(BATCH))
const bits = trustedText(String(PREFIX_BITS))
const lastDepth = trustedText(String(LAST_DEPTH))

/** The values of a row, each with the sort that it belongs to. */
const sorted = trustedText(`LATERAL (VALUES ('GUILD_GOLD', total_gold), ('GUILD_LEVEL', average_level),
        ('GUILD_MEMBERS', member_count)) AS one (sort, value)`)

/** Lets the guilds of these players be counted again. Not awaited. */
export function markGuildsOf(playerIds: readonly number[]): void {
  if (playerIds.length === 0) return
  sqlSoon`
    INSERT INTO guild_change (guild_id)
    SELECT DISTINCT guild_id FROM guild_member WHERE player_id = ANY(${playerIds}::bigint[])`
}

/**
 * Reads guilds that have changed, and brings `guild_standing` and its counts up to date in one statement. Guilds that are
 * gone lose their row. Runs in the timer of the standings, like the count of players: nobody else writes these tables.
 * Resolves to whether more changes are waiting.
 */
export async function countGuildStandings(): Promise<boolean> {
  const { taken, ...empty } = await sqlOne<{ taken: number } & EmptyCounts>`
    WITH change AS (
      DELETE FROM guild_change WHERE id IN (SELECT id FROM guild_change ORDER BY id LIMIT ${batch}) RETURNING guild_id
    ), fresh AS MATERIALIZED (
      SELECT member.guild_id, least(sum(player.total_gold), 9000000000000000)::bigint AS total_gold,
        (sum(player.level) * 100 / count(*))::bigint AS average_level, count(*)::bigint AS member_count
      FROM guild_member AS member JOIN player ON player.id = member.player_id
      WHERE member.guild_id IN (SELECT guild_id FROM change) AND NOT player.is_blocked GROUP BY member.guild_id
    ), known AS MATERIALIZED (
      SELECT * FROM guild_standing WHERE guild_id IN (SELECT guild_id FROM change)
    ), gone AS (
      DELETE FROM guild_standing WHERE guild_id IN (SELECT guild_id FROM change)
        AND guild_id NOT IN (SELECT guild_id FROM fresh)
    ), saved AS (
      INSERT INTO guild_standing (guild_id, total_gold, average_level, member_count) SELECT * FROM fresh
      ON CONFLICT (guild_id) DO UPDATE SET total_gold = excluded.total_gold, average_level = excluded.average_level,
        member_count = excluded.member_count
    ), moved AS (
      SELECT sort, value, 1 AS step FROM fresh CROSS JOIN ${sorted}
      UNION ALL
      SELECT sort, value, -1 FROM known CROSS JOIN ${sorted}
    ), counted AS (
      INSERT INTO standing_count AS old (sort, depth, prefix, players)
      SELECT sort, depth, value >> (${bits} * depth), sum(step) FROM moved, generate_series(0, ${lastDepth}) AS depth
      GROUP BY 1, 2, 3 HAVING sum(step) <> 0
      ON CONFLICT (sort, depth, prefix) DO UPDATE SET players = old.players + excluded.players
      RETURNING sort, depth, prefix, players
    )
    SELECT count(*) AS taken, ${emptyCounts} FROM change`
  removeEmptyCounts(empty)
  return taken >= BATCH
}
