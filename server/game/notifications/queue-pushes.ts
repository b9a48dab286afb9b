import { setTimeout as delay } from 'node:timers/promises'
import { CHOSEN_TYPES } from '#catalogue/notifications.ts'
import { withPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { sql } from '../../platform/sql.ts'
import { warnOfRetried } from '../../platform/summed-log.ts'

/** The job's name in the queue. */
export const PUSH_TASK = 'push'

const BATCH = 500
/** How often due notifications are looked for, ms. */
const LOOK_EVERY_MS = 3000
/** Attempts over about half an hour: later the news is old. */
const ATTEMPTS_MAX = 7

/**
 * Orders a push for each due notification that no open tab has shown yet, to each browser of the player with an open session.
 * Several processes share the work. Those who notify do not order themselves: the queue wakes its workers by NOTIFY, which
 * takes a database-wide lock at commit.
 */
export async function queuePushes(): Promise<number> {
  const instant = now()
  // One statement is a transaction of its own.
  const taken = await sql`
    WITH taken AS (
      DELETE FROM push_due WHERE notification_id IN (
        SELECT notification_id FROM push_due WHERE due_at <= now() ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING notification_id, player_id
    ), kind_of AS (
      SELECT * FROM unnest(${CHOSEN_TYPES.map(({ type }) => type)}::text[], ${CHOSEN_TYPES.map(({ kind }) => kind)}::text[]) AS known (type, kind)
    ), wanted AS (
      SELECT note.id AS notification_id, token.id AS token_id FROM taken
      JOIN notification AS note ON note.id = taken.notification_id
      LEFT JOIN kind_of ON kind_of.type = note.type
      LEFT JOIN player_settings AS chosen ON chosen.player_id = note.player_id
      JOIN push_token AS token ON token.player_id = note.player_id
      JOIN session ON session.id = token.session_id AND session.closed_at IS NULL
        AND session.idle_expires_at > ${instant} AND session.expires_at > ${instant}
      WHERE note.read_at IS NULL
        -- A kind without toasts counts as shown from the start.
        AND (note.shown_at IS NULL OR coalesce(kind_of.kind = ANY(chosen.not_toasted), false))
        AND coalesce(chosen.has_pushes, true)
        AND NOT coalesce(kind_of.kind = ANY(chosen.not_pushed), false)
    ), ordered AS (
      SELECT graphile_worker.add_job(${PUSH_TASK},
        json_build_object('notificationId', notification_id, 'tokenId', token_id), max_attempts => ${ATTEMPTS_MAX},
        job_key => 'push ' || notification_id || ' ' || token_id) FROM wanted
    )
    SELECT taken.notification_id, (SELECT count(*) FROM ordered) FROM taken`
  return taken.length
}

/** Looks for due notifications until it is stopped. */
export function startPushRelay(platform: Platform): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async () => {
    while (!signal.aborted) {
      const taken = await withPlatform(platform, queuePushes).catch((error: unknown) => {
        warnOfRetried(platform.log, 'pushes were not ordered', error)
        return 0
      })
      if (taken < BATCH) await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = loop()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
