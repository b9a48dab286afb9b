import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { InfiniteQuestState } from '#rules/quests/quest-progress.ts'
import type { InfiniteQuestKind } from '#rules/quests/quests.ts'
import { questOf, type TutorialProgress } from '#rules/quests/tutorial.ts'
import { now } from '../../platform/clock.ts'
import { assignmentsOf, columnsOf, newRowOf, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import type { DailyQuestNow, DayState } from './day-state.ts'
import { dailyQuests, dailyRewards, infiniteQuests, questGear, tutorialSteps } from './models.ts'

function kindOf(key: string): 'BANNER' | 'QUEST' {
  return questOf(TUTORIAL, key) ? 'QUEST' : 'BANNER'
}

function statusOf({ key, progress }: TutorialProgress): 'ACTIVE' | 'DONE' {
  const goal = questOf(TUTORIAL, key)?.goal
  return goal && progress >= goal.amount ? 'DONE' : 'ACTIVE'
}

const ACTIVE_STEP = ['playerId', 'stepKey', 'kind', 'progress', 'status'] as const

/** Saves progress of quests, also of those that are not open yet. */
export function saveProgress(playerId: number, quests: readonly TutorialProgress[]): void {
  if (quests.length === 0) return
  report(playerId, 'quests')
  // An insert that meets a row locks it before it changes it: two records of the write-ahead log instead of one.
  sqlSoon`
    WITH quest AS MATERIALIZED (
      SELECT * FROM unnest(
        ${quests.map(({ key }) => key)}::text[], ${quests.map(({ key }) => kindOf(key))}::text[],
        ${quests.map(({ progress }) => progress)}::int[], ${quests.map(statusOf)}::text[])
        AS line (step_key, kind, progress, status)
    ), known AS (
      UPDATE tutorial_step AS step SET progress = quest.progress, status = quest.status FROM quest
      WHERE step.player_id = ${playerId} AND step.step_key = quest.step_key AND step.status <> 'COMPLETED'
      RETURNING step.step_key
    )
    INSERT INTO tutorial_step (${someColumnsOf(tutorialSteps, ACTIVE_STEP)})
    SELECT ${playerId}::bigint, * FROM quest WHERE step_key NOT IN (SELECT step_key FROM known)
    ON CONFLICT (player_id, step_key) DO NOTHING`
}

const COMPLETED_STEP = [...ACTIVE_STEP, 'completedAt'] as const

/** Saves completed steps. A step added to the chain later may have no row yet. */
export function saveCompleted(playerId: number, keys: readonly string[]): void {
  if (keys.length === 0) return
  report(playerId, 'quests', 'unlocks')
  sqlSoon`
    INSERT INTO tutorial_step (${someColumnsOf(tutorialSteps, COMPLETED_STEP)})
    SELECT ${playerId}, step_key, kind, 1, 'COMPLETED', ${now()}
    FROM unnest(${[...keys]}::text[], ${keys.map(kindOf)}::text[]) AS step (step_key, kind)
    ON CONFLICT (player_id, step_key) DO UPDATE SET status = 'COMPLETED', completed_at = excluded.completed_at`
}

/**
 * Replaces an earlier day's quests by those of this day. They are the ones already shown, so this reports nothing.
 */
export function saveDay(playerId: number, { day, seed, quests }: DayState): void {
  for (const [index, { quest, progress, things }] of quests.entries()) {
    const row = {
      playerId,
      position: index + 1,
      day,
      seed,
      questKey: quest.key,
      progress,
      things: [...things],
    }
    sqlSoon`
      INSERT INTO ${newRowOf(dailyQuests, row)}
      ON CONFLICT (player_id, position) DO UPDATE SET day = excluded.day, seed = excluded.seed,
        quest_key = excluded.quest_key, progress = excluded.progress, things = excluded.things, claimed_at = NULL`
  }
}

/** Saves progress of the day's quests. */
export function saveDaily(playerId: number, day: string, quests: readonly DailyQuestNow[]): void {
  if (quests.length > 0) report(playerId, 'quests')
  for (const { quest, progress, things } of quests) {
    sqlSoon`
      UPDATE daily_quest SET ${assignmentsOf(dailyQuests, { progress, things: [...things] })}
      WHERE player_id = ${playerId} AND day = ${day} AND quest_key = ${quest.key}`
  }
}

export function saveClaimed(playerId: number, day: string, questKey: string): void {
  report(playerId, 'quests')
  sqlSoon`
    UPDATE daily_quest SET claimed_at = ${now()}
    WHERE player_id = ${playerId} AND day = ${day} AND quest_key = ${questKey}`
}

export function saveInfinite(playerId: number, kind: InfiniteQuestKind, state: InfiniteQuestState): void {
  report(playerId, 'quests')
  sqlSoon`
    INSERT INTO ${newRowOf(infiniteQuests, { playerId, kind, ...state })}
    ON CONFLICT (player_id, kind) DO UPDATE
      SET stage = excluded.stage, progress = excluded.progress, owed = excluded.owed`
}

/** Records items as equipped. Returns those that were never equipped before. */
export async function noteEquippedGear(playerId: number, gearIds: readonly number[]): Promise<Set<number>> {
  const noted = await sql<{ gearId: number }>`
    INSERT INTO quest_gear (${columnsOf(questGear)})
    SELECT ${playerId}, gear_id FROM unnest(${[...new Set(gearIds)]}::bigint[]) AS gear_id
    ON CONFLICT DO NOTHING RETURNING gear_id`
  return new Set(noted.map(({ gearId }) => gearId))
}

/** Records the game day of a claimed step of the ladder. */
export function saveLadder(playerId: number, step: number, day: string): void {
  report(playerId, 'quests')
  sqlSoon`
    INSERT INTO ${newRowOf(dailyRewards, { playerId, step, takenOn: day })}
    ON CONFLICT (player_id) DO UPDATE SET step = excluded.step, taken_on = excluded.taken_on`
}
