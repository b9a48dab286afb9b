import { DAY_MS } from '#rules/core/game-day.ts'
import { findOldFights, removeFights } from '../../game/fights/purge-fights.ts'
import { missionRuns } from './models.ts'

/** How long missions and their reports are kept, ms. */
const KEPT_MS = 365 * DAY_MS

/** Removes finished missions with their reports, except for those whose link somebody opened. */
export async function purgeRuns(instant: Date, limit: number): Promise<number> {
  const fightIds = await findOldFights(new Date(instant.getTime() - KEPT_MS), limit)
  if (fightIds.length === 0) return 0
  await missionRuns().destroy({ where: { fightId: fightIds } })
  await removeFights(fightIds)
  return fightIds.length
}
