import type { RaidReport } from '../../../rules/fight/raid-report.ts'
import type { FightReport } from '../../../rules/fight/report.ts'
import type { Difficulty } from '../../../rules/missions/missions.ts'
import type { DrawnFrom } from '../../../rules/proof/drawn-seed.ts'
import { fights } from '../../game/fights/models.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { part, sql, sqlMaybe } from '../../platform/sql.ts'

const fightColumns = someColumnsOf(
  fights,
  [
    'shareKey',
    'type',
    'attackerId',
    'defenderId',
    'result',
    'title',
    'rewards',
    'defenderRewards',
    'loot',
    'createdAt',
  ],
  'fight',
)

export type FightSummaryRow = ListedRow<typeof fightColumns> & {
  readonly fightId: number
  readonly attackerName: string
  readonly defenderName: string
  /** The player who reads. A shared report is read from the attacker's side. */
  readonly readerId: number
  readonly missionKey: string | null
  readonly difficulty: Difficulty | null
  readonly isViewed: boolean
}

export type FightRow = FightSummaryRow & {
  readonly report: FightReport | RaidReport
  readonly drawnFrom: DrawnFrom | null
}

export type SharedFightRow = FightRow & {
  readonly isShared: boolean
}

/** Columns of `fight` and of `run`, the mission run if there was one. */
const summaryColumns = part`fight.id AS fight_id, ${fightColumns},
  fight.input -> 'attacker' ->> 'name' AS attacker_name, fight.input -> 'defender' ->> 'name' AS defender_name,
  run.mission_key, run.difficulty`

/** A player's newest reports older than `before`: one more than `limit`, which tells whether there is a next page. */
export function readFightLog(playerId: number, before: number, limit: number): Promise<FightSummaryRow[]> {
  return sql<FightSummaryRow>`
    SELECT ${summaryColumns}, log.viewed_at IS NOT NULL AS is_viewed,
      log.player_id AS reader_id
    FROM fight_log AS log JOIN fight ON fight.id = log.fight_id LEFT JOIN mission_run AS run ON run.fight_id = fight.id
    WHERE log.player_id = ${playerId} AND log.fight_id < ${before} ORDER BY log.fight_id DESC LIMIT ${limit + 1}`
}

/** One of the player's own reports. */
export function findOwnFight(playerId: number, fightId: number): Promise<FightRow | undefined> {
  return sqlMaybe<FightRow>`
    SELECT ${summaryColumns}, report, fight.drawn_from, log.viewed_at IS NOT NULL AS is_viewed,
      log.player_id AS reader_id
    FROM fight_log AS log JOIN fight ON fight.id = log.fight_id LEFT JOIN mission_run AS run ON run.fight_id = fight.id
    WHERE log.player_id = ${playerId} AND log.fight_id = ${fightId}`
}

/** A report by the key of its shared link, without the owner's viewed mark. */
export function findSharedFight(shareKey: string): Promise<SharedFightRow | undefined> {
  return sqlMaybe<SharedFightRow>`
    SELECT ${summaryColumns}, report, fight.drawn_from, true AS is_viewed, fight.attacker_id AS reader_id, fight.is_shared
    FROM fight LEFT JOIN mission_run AS run ON run.fight_id = fight.id WHERE share_key = ${shareKey}`
}
