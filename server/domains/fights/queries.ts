import type { FightReport } from '../../../rules/fight/report.ts'
import type { Difficulty } from '../../../rules/missions/missions.ts'
import { fights } from '../../game/fights/models.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { part, sql, sqlMaybe } from '../../platform/sql.ts'

const fightColumns = someColumnsOf(
  fights,
  ['shareKey', 'type', 'result', 'title', 'rewards', 'createdAt'],
  'fight',
)

export type FightSummaryRow = ListedRow<typeof fightColumns> & {
  readonly fightId: number
  readonly opponentName: string
  readonly missionKey: string | null
  readonly difficulty: Difficulty | null
  readonly isViewed: boolean
}

export type FightRow = FightSummaryRow & {
  readonly report: FightReport
}

/** Of `fight`, `run` (its mission, if it was one). */
const summaryColumns = part`fight.id AS fight_id, ${fightColumns},
  fight.input -> 'defender' ->> 'name' AS opponent_name, run.mission_key, run.difficulty`

/** The newest reports of a player older than `before`; one more than `limit`, to tell whether there is a next page. */
export function readFightLog(playerId: number, before: number, limit: number): Promise<FightSummaryRow[]> {
  return sql<FightSummaryRow>`
    SELECT ${summaryColumns}, log.viewed_at IS NOT NULL AS is_viewed
    FROM fight_log AS log JOIN fight ON fight.id = log.fight_id LEFT JOIN mission_run AS run ON run.fight_id = fight.id
    WHERE log.player_id = ${playerId} AND log.fight_id < ${before} ORDER BY log.fight_id DESC LIMIT ${limit + 1}`
}

/** A report, if it is among the player's own. */
export function findOwnFight(playerId: number, fightId: number): Promise<FightRow | undefined> {
  return sqlMaybe<FightRow>`
    SELECT ${summaryColumns}, report, log.viewed_at IS NOT NULL AS is_viewed
    FROM fight_log AS log JOIN fight ON fight.id = log.fight_id LEFT JOIN mission_run AS run ON run.fight_id = fight.id
    WHERE log.player_id = ${playerId} AND log.fight_id = ${fightId}`
}

/** A report by the key of its shared link; whether its owner has viewed it is the owner's business. */
export function findSharedFight(shareKey: string): Promise<FightRow | undefined> {
  return sqlMaybe<FightRow>`
    SELECT ${summaryColumns}, report, true AS is_viewed
    FROM fight LEFT JOIN mission_run AS run ON run.fight_id = fight.id WHERE share_key = ${shareKey}`
}
