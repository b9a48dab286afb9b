import { DAY_MS } from '#rules/core/game-day.ts'
import { findOldFights, removeFights } from '../../game/fights/purge-fights.ts'
import { sqlOne } from '../../platform/sql.ts'
import { missionRuns } from './models.ts'

/** How long missions and their reports are kept, ms. */
const KEPT_MS = 365 * DAY_MS

/** Clears the input of finished missions whose fight repeats it: those of a server of the version before. */
async function clearRepeatedInputs(limit: number): Promise<number> {
  const { cleared } = await sqlOne<{ cleared: number }>`
    WITH cleared_run AS (
      UPDATE mission_run SET input = NULL WHERE id IN (
        SELECT id FROM mission_run WHERE finished_at IS NOT NULL AND input IS NOT NULL ORDER BY id LIMIT ${limit}
      ) RETURNING 1
    ) SELECT count(*) AS cleared FROM cleared_run`
  return cleared
}

/**
 * Removes finished missions with their reports, except for those whose link somebody opened. Before that it clears inputs that are stored
 * twice. Resolves to how many rows it removed or cleared.
 */
export async function purgeRuns(instant: Date, limit: number): Promise<number> {
  const cleared = await clearRepeatedInputs(limit)
  if (cleared === limit) return cleared
  const fightIds = await findOldFights(new Date(instant.getTime() - KEPT_MS), limit - cleared)
  if (fightIds.length === 0) return cleared
  await missionRuns().destroy({ where: { fightId: fightIds } })
  await removeFights(fightIds)
  return cleared + fightIds.length
}
