import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { report } from '../live/report.ts'
import { advance } from '../quests/advance.ts'
import { fightLogs } from './models.ts'

/**
 * Marks one of a player's own reports as viewed. A report viewed before stays unchanged but still counts for the
 * tutorial, so that a player who read it before the quest need not fight again. 404 for an unknown or foreign one.
 */
export async function markFightAsViewed(playerId: number, fightId: number): Promise<void> {
  const own = { playerId, fightId }
  const [marked] = await fightLogs().update({ viewedAt: now() }, { where: { ...own, viewedAt: null } })
  if (marked > 0) report(playerId, 'fights')
  else if ((await fightLogs().count({ where: own })) === 0) throw notFound('notFound', 'Такого отчёта нет')
  await advance(playerId, { type: 'reportRead', fightId })
}
