import { report } from '../../game/live/report.ts'
import type { StoredReward } from '../../game/rewards/reward.ts'
import { type ListedRow, newRowOf, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql, sqlMaybe, sqlOne, sqlSoon } from '../../platform/sql.ts'
import { missionRuns } from './models.ts'

const openRunColumns = someColumnsOf(missionRuns, [
  'id',
  'playerId',
  'missionKey',
  'difficulty',
  'skill',
  'seed',
  'input',
  'result',
  'startedAt',
  'endsAt',
])

/** A host on its way; its result stays on the server until it is back. */
export type OpenRun = ListedRow<typeof openRunColumns>

const underwayColumns = someColumnsOf(missionRuns, ['missionKey', 'difficulty', 'startedAt', 'endsAt'], 'out')

/** What of a run tells when its host is expected. */
export type RunUnderway = ListedRow<typeof underwayColumns>

type DepartureRow = Partial<RunUnderway> & {
  readonly id: number
}

/** The number of the next run, and the run that the player's host is on already. */
export function readDeparture(playerId: number): Promise<DepartureRow> {
  return sqlOne<DepartureRow>`
    SELECT nextval(pg_get_serial_sequence('mission_run', 'id')) AS id, ${underwayColumns}
    FROM (SELECT) AS always LEFT JOIN mission_run AS out ON out.player_id = ${playerId} AND out.finished_at IS NULL`
}

/** Not waited for: that no other host is out was asked under the player's lock, and the unique index backs it. */
export function saveRun(run: OpenRun): void {
  report(run.playerId, 'missionRuns')
  sqlSoon`INSERT INTO ${newRowOf(missionRuns, run)}`
}

/** Whose run it is. */
export async function findRunner(runId: number): Promise<number | undefined> {
  return (await sqlMaybe<{ playerId: number }>`SELECT player_id FROM mission_run WHERE id = ${runId}`)
    ?.playerId
}

/** A run that is not finished; asked under the player's lock, so that nobody else finishes it meanwhile. */
export function findOpenRun(runId: number): Promise<OpenRun | undefined> {
  return sqlMaybe<OpenRun>`
    SELECT ${openRunColumns} FROM mission_run WHERE id = ${runId} AND finished_at IS NULL`
}

/** Ends a run with its fight. */
export function finishRun({ id, playerId }: OpenRun, fightId: number, finishedAt: Date): void {
  report(playerId, 'missionRuns')
  sqlSoon`UPDATE mission_run SET finished_at = ${finishedAt}, fight_id = ${fightId} WHERE id = ${id}`
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
  ],
  'run',
)

export type RecentRun = ListedRow<typeof recentRunColumns> & {
  readonly rewards: StoredReward | null
}

/** The last two runs, newest first: one may be out, the other is the last that ended. */
export function readRecentRuns(playerId: number): Promise<RecentRun[]> {
  return sql<RecentRun>`
    SELECT ${recentRunColumns}, fight.rewards
    FROM mission_run AS run LEFT JOIN fight ON fight.id = run.fight_id
    WHERE run.player_id = ${playerId} ORDER BY run.id DESC LIMIT 2`
}
