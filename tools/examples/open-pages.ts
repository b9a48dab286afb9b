import { now } from '#server/platform/clock.ts'
import { sql } from '#server/platform/sql.ts'

/** Opens pages by completing their banners directly. The examples show calls, not the whole tutorial. */
export function openPages(playerId: number, banners: readonly string[]): Promise<unknown> {
  return sql`
    INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
    SELECT ${playerId}, key, 'BANNER', 1, 'COMPLETED', ${now()} FROM unnest(${banners}::text[]) AS key
    ON CONFLICT (player_id, step_key) DO UPDATE SET status = 'COMPLETED', completed_at = excluded.completed_at`
}
