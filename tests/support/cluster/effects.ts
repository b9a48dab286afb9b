import { sql } from '#server/platform/sql.ts'
import { type Caller, isDone, missionPath, type SentCommand } from '../command-load.ts'

/** How many commands of each kind a player has had carried out. */
type Effects = {
  readonly missions: number
  readonly purchases: number
  /** Notes and reports of missions, one of each per mission. */
  readonly notes: number
  readonly reports: number
}

/** Of a player who does not exist. */
const NONE: Effects = { missions: 0, purchases: 0, notes: 0, reports: 0 }

/** Commands without their effect, and effects without their command. */
export type Difference = { readonly lost: number; readonly twice: number }

/** Missions under way, which have no note and no report yet. */
export function openMissions(callers: readonly Caller[]) {
  return sql`
    SELECT player_id FROM mission_run WHERE finished_at IS NULL AND player_id = ANY(${idsOf(callers)}::int[])`
}

function idsOf(callers: readonly Caller[]): number[] {
  return callers.map(({ playerId }) => playerId)
}

function effectsOf(callers: readonly Caller[]) {
  return sql<Effects & { readonly playerId: number }>`
    SELECT id AS "playerId",
      (SELECT count(*) FROM mission_run WHERE player_id = player.id) AS missions,
      (SELECT count(*) FROM money_entry WHERE player_id = player.id AND source = 'ARMY') AS purchases,
      (SELECT count(*) FROM notification
        WHERE player_id = player.id AND notification.type = 'MISSION_COMPLETED') AS notes,
      (SELECT count(*) FROM fight_log JOIN fight ON fight.id = fight_log.fight_id
        WHERE fight_log.player_id = player.id AND fight.type = 'MISSION') AS reports
    FROM player WHERE player.id = ANY(${idsOf(callers)}::int[])`
}

/** Everything that was ever acknowledged to these players, compared with what is in the database, per player and kind. */
export async function compareEffects(
  callers: readonly Caller[],
  acknowledged: readonly SentCommand[],
): Promise<Difference> {
  const difference = { lost: 0, twice: 0 }
  const note = (expected: number, counted: number) => {
    difference.lost += Math.max(0, expected - counted)
    difference.twice += Math.max(0, counted - expected)
  }
  const found = new Map((await effectsOf(callers)).map((effects) => [effects.playerId, effects]))
  for (const { playerId } of callers) {
    const done = acknowledged.filter((one) => one.playerId === playerId && isDone(one))
    const missions = done.filter(({ path }) => path === missionPath).length
    const effects = found.get(playerId) ?? NONE
    note(missions, effects.missions)
    note(done.length - missions, effects.purchases)
    note(missions, effects.notes)
    note(missions, effects.reports)
  }
  return difference
}
