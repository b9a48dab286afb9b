import { DAY_MS } from '#rules/core/game-day.ts'
import { readAppConfig } from '../../game/appconfig/values.ts'
import { leaveForGood } from '../../game/guilds/leave-for-good.ts'
import { sql } from '../../platform/sql.ts'

/** How long an account is kept whose e-mail nobody has confirmed, since its player was last seen; ms. */
const KEPT_MS = 365 * DAY_MS

/**
 * Removes e-mail and password of players who never confirmed their address and have been away for a year: it may be
 * somebody else's. The castle stays, since others' histories name it, but its guild goes on without it. During maintenance,
 * in which nobody can come back, it waits.
 */
export async function purgeAccounts(instant: Date, limit: number): Promise<number> {
  const { maintenance } = await readAppConfig()
  if (maintenance) return 0
  const before = new Date(instant.getTime() - KEPT_MS)
  const removed = await sql<{ playerId: number }>`
    DELETE FROM account WHERE player_id IN (
      SELECT player_id FROM account JOIN player ON player.id = player_id
      WHERE email_confirmed_at IS NULL AND coalesce(last_seen_at, created_at) < ${before} LIMIT ${limit}
    ) RETURNING player_id`
  for (const { playerId } of removed) await leaveForGood(playerId)
  return removed.length
}
