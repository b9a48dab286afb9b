import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { sqlMaybe, sqlSoon } from '../../platform/sql.ts'
import { touch } from '../live/touch.ts'
import { advance } from '../quests/advance.ts'

/**
 * Marks one of a player's own reports as viewed. A report that is viewed already stays as it is, but counts as read
 * for the tutorial: whoever was quicker than the quest need not fight again. 404 for an unknown or foreign one.
 */
export async function markFightAsViewed(playerId: number, fightId: number): Promise<void> {
  const log = await sqlMaybe<{ viewedAt: Date | null }>`
    SELECT viewed_at FROM fight_log WHERE player_id = ${playerId} AND fight_id = ${fightId}`
  if (!log) throw notFound('notFound', 'Такого отчёта нет')
  if (log.viewedAt === null) {
    sqlSoon`UPDATE fight_log SET viewed_at = ${now()} WHERE player_id = ${playerId} AND fight_id = ${fightId}`
    touch(playerId, 'fightLogs', 'playerLayout')
  }
  await advance(playerId, { type: 'reportRead', fightId })
}
