import { report } from '../../game/live/report.ts'
import type { StoredReward } from '../../game/rewards/reward.ts'
import { type ListedRow, newRowOf, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql, sqlMaybe, sqlOne, sqlSoon } from '../../platform/sql.ts'
import { type MissionSnapshot, missionRuns } from './models.ts'

const openRunColumns = someColumnsOf(missionRuns, [
  'id',
  'playerId',
  'missionKey',
  'difficulty',
  'skill',
  'seed',
  'drawnFrom',
  'input',
  'result',
  'startedAt',
  'endsAt',
  'patrolHours',
])

/** A run under way. Its result stays on the server until it ends. */
export type OpenRun = ListedRow<typeof openRunColumns> & { readonly input: MissionSnapshot }

const underwayColumns = someColumnsOf(
  missionRuns,
  ['missionKey', 'difficulty', 'startedAt', 'endsAt', 'patrolHours'],
  'out',
)

/** The fields of a run that tell its expected end. */
export type RunUnderway = ListedRow<typeof underwayColumns>

type DepartureRow = Partial<RunUnderway> & {
  readonly id: number
}

/** The id for the next run, and the fields of the run already under way, if any. */
export function readDeparture(playerId: number): Promise<DepartureRow> {
  return sqlOne<DepartureRow>`
    SELECT nextval(pg_get_serial_sequence('mission_run', 'id')) AS id, ${underwayColumns}
    FROM (SELECT) AS always LEFT JOIN mission_run AS out ON out.player_id = ${playerId} AND out.finished_at IS NULL`
}

/** The run under way, if any. */
export function findUnderway(playerId: number): Promise<RunUnderway | undefined> {
  return sqlMaybe<RunUnderway>`
    SELECT ${underwayColumns} FROM mission_run AS out WHERE out.player_id = ${playerId} AND out.finished_at IS NULL`
}

/** Not awaited: under the player's lock no other run was found, and the unique index is a second guard. */
export function saveRun(run: OpenRun): void {
  report(run.playerId, 'missionRuns')
  sqlSoon`INSERT INTO ${newRowOf(missionRuns, run)}`
}

/** The player of a run. */
export async function findRunner(runId: number): Promise<number | undefined> {
  return (await sqlMaybe<{ playerId: number }>`SELECT player_id FROM mission_run WHERE id = ${runId}`)
    ?.playerId
}

/** An unfinished run. Called under the player's lock, so that nobody else finishes it. */
export function findOpenRun(runId: number): Promise<OpenRun | undefined> {
  return sqlMaybe<OpenRun>`
    SELECT ${openRunColumns} FROM mission_run WHERE id = ${runId} AND finished_at IS NULL`
}

/** Ends a run with its fight, which holds the input from now on. */
export function finishRun({ id, playerId }: OpenRun, fightId: number, finishedAt: Date): void {
  report(playerId, 'missionRuns')
  sqlSoon`UPDATE mission_run SET finished_at = ${finishedAt}, fight_id = ${fightId}, input = NULL WHERE id = ${id}`
}

const recentRunColumns = someColumnsOf(
  missionRuns,
  [
    'id',
    'playerId',
    'missionKey',
    'difficulty',
    'skill',
    'result',
    'startedAt',
    'endsAt',
    'finishedAt',
    'fightId',
    'patrolHours',
  ],
  'run',
)

export type RecentRun = ListedRow<typeof recentRunColumns> & {
  readonly rewards: StoredReward | null
}

/** The last two runs, newest first: the one under way, if any, and the last one that ended. */
export function readRecentRuns(playerId: number): Promise<RecentRun[]> {
  return sql<RecentRun>`
    SELECT ${recentRunColumns}, fight.rewards
    FROM mission_run AS run LEFT JOIN fight ON fight.id = run.fight_id
    WHERE run.player_id = ${playerId} ORDER BY run.id DESC LIMIT 2`
}
