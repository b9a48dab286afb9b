import type { FightInput, FightResult } from '../../../rules/fight/report.ts'
import type { MissionTraveller } from '../../../rules/missions/mission-reward.ts'
import type { MissionSkill } from '../../../rules/missions/mission-skill.ts'
import type { Difficulty } from '../../../rules/missions/missions.ts'
import type { StoredReward } from '../../game/rewards/reward.ts'
import { json, sql, sqlMaybe, sqlOne, sqlSoon } from '../../platform/sql.ts'

/** Everything that decides a mission, as it was when the host set out. */
export type MissionSnapshot = {
  readonly fight: FightInput
  readonly traveller: MissionTraveller
}

/** A host on its way; its result stays on the server until it is back. */
export type OpenRun = {
  readonly id: number
  readonly playerId: number
  readonly missionKey: string
  readonly difficulty: Difficulty
  readonly skill: MissionSkill
  readonly seed: string
  readonly input: MissionSnapshot
  readonly result: FightResult
  readonly startedAt: Date
  readonly endsAt: Date
}

/** What of a run tells when its host is expected. */
export type RunUnderway = Pick<OpenRun, 'missionKey' | 'difficulty' | 'startedAt' | 'endsAt'>

type DepartureRow = Partial<RunUnderway> & {
  readonly id: number
}

/** The number of the next run, and the run that the player's host is on already. */
export function readDeparture(playerId: number): Promise<DepartureRow> {
  return sqlOne<DepartureRow>`
    SELECT nextval(pg_get_serial_sequence('mission_run', 'id')) AS id, out.mission_key, out.difficulty, out.started_at, out.ends_at
    FROM (SELECT) AS always LEFT JOIN mission_run AS out ON out.player_id = ${playerId} AND out.finished_at IS NULL`
}

/** Not waited for: that no other host is out was asked under the player's lock, and the unique index backs it. */
export function saveRun(run: OpenRun): void {
  sqlSoon`
    INSERT INTO mission_run (id, player_id, mission_key, difficulty, skill, seed, input, result, started_at, ends_at)
    VALUES (${run.id}, ${run.playerId}, ${run.missionKey}, ${run.difficulty}, ${run.skill}, ${run.seed},
      ${json(run.input)}, ${run.result}, ${run.startedAt}, ${run.endsAt})`
}

/** Whose run it is. */
export async function findRunner(runId: number): Promise<number | undefined> {
  return (await sqlMaybe<{ playerId: number }>`SELECT player_id FROM mission_run WHERE id = ${runId}`)
    ?.playerId
}

/** A run that is not finished; asked under the player's lock, so that nobody else finishes it meanwhile. */
export function findOpenRun(runId: number): Promise<OpenRun | undefined> {
  return sqlMaybe<OpenRun>`
    SELECT id, player_id, mission_key, difficulty, skill, seed, input, result, started_at, ends_at
    FROM mission_run WHERE id = ${runId} AND finished_at IS NULL`
}

/** Ends a run with its fight. */
export function finishRun(runId: number, fightId: number, finishedAt: Date): void {
  sqlSoon`UPDATE mission_run SET finished_at = ${finishedAt}, fight_id = ${fightId} WHERE id = ${runId}`
}

export type RecentRun = Omit<OpenRun, 'seed' | 'input'> & {
  readonly finishedAt: Date | null
  readonly fightId: number | null
  readonly rewards: StoredReward | null
}

/** The last two runs, newest first: one may be out, the other is the last that ended. */
export function readRecentRuns(playerId: number): Promise<RecentRun[]> {
  return sql<RecentRun>`
    SELECT run.id, run.player_id, mission_key, difficulty, skill, run.result, started_at, ends_at, finished_at,
      fight_id, fight.rewards
    FROM mission_run AS run LEFT JOIN fight ON fight.id = run.fight_id
    WHERE run.player_id = ${playerId} ORDER BY run.id DESC LIMIT 2`
}
