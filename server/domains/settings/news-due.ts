import { CHOSEN_TYPES } from '#catalogue/notifications.ts'
import { LETTER_PACE_MS } from '#rules/settings/notification-kinds.ts'
import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'

/** Letters that are ordered at once. */
const BATCH = 200

/**
 * Players to whom a letter with news is due: of a kind that they want by mail, still unread, and long enough after the last
 * letter. Notes that it is ordered. Resolves to their ids.
 */
export async function takeDueForNews(): Promise<number[]> {
  const instant = now()
  const before = (pace: keyof typeof LETTER_PACE_MS) => new Date(instant.getTime() - LETTER_PACE_MS[pace])
  const taken = await sql<{ playerId: number }>`
    UPDATE player_settings SET news_since = coalesce(mailed_at, news_since), mailed_at = ${instant}
    WHERE player_id IN (
      SELECT settings.player_id FROM player_settings AS settings
      JOIN account ON account.player_id = settings.player_id AND account.email_confirmed_at IS NOT NULL
      WHERE settings.mailed <> '{}' AND (settings.mailed_at IS NULL OR settings.mailed_at <=
          CASE settings.letters WHEN 'HOURLY' THEN ${before('HOURLY')}::timestamptz ELSE ${before('DAILY')}::timestamptz END)
        AND EXISTS (
          SELECT FROM notification AS news
          JOIN unnest(${CHOSEN_TYPES.map(({ type }) => type)}::text[], ${CHOSEN_TYPES.map(({ kind }) => kind)}::text[]) AS known (type, kind)
            ON known.type = news.type AND known.kind = ANY(settings.mailed)
          WHERE news.player_id = settings.player_id AND news.read_at IS NULL
            AND news.created_at > coalesce(settings.mailed_at, settings.news_since, '-infinity'))
      ORDER BY settings.mailed_at NULLS FIRST LIMIT ${BATCH} FOR UPDATE OF settings SKIP LOCKED
    ) RETURNING player_id`
  return taken.map(({ playerId }) => playerId)
}
