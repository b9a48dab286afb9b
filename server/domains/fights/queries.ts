import type { FightSide } from '#rules/fight/report.ts'
import type { Difficulty } from '#rules/missions/missions.ts'
import type { DrawnFrom } from '#rules/proof/drawn-seed.ts'
import { type StoredReport, withContenderNames } from '../../game/fights/contender-names.ts'
import { type FightType, fights } from '../../game/fights/models.ts'
import type { StoredReward } from '../../game/rewards/reward.ts'
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
    'defenderRewards',
    'loot',
    'lootLimit',
    'createdAt',
  ],
  'fight',
)

export type FightSummaryRow = ListedRow<typeof fightColumns> & {
  /** Of the reader if he attacked. */
  readonly rewards: StoredReward
  readonly fightId: number
  readonly attackerName: string
  readonly defenderName: string
  /** Of the players' guilds now. */
  readonly attackerGuildTag: string | null
  readonly defenderGuildTag: string | null
  /** The player who reads. A shared report is read from the attacker's side. */
  readonly readerId: number
  readonly missionKey: string | null
  readonly difficulty: Difficulty | null
  readonly isViewed: boolean
}

export type FightRow = FightSummaryRow & {
  readonly report: StoredReport
  readonly drawnFrom: DrawnFrom | null
}

export type SharedFightRow = FightRow & {
  readonly isShared: boolean
}

/** Columns of `fight`, of its players, of `log`, and of `run`, the mission run if there was one. */
const summaryColumns = part`fight.id AS fight_id, ${fightColumns},
  coalesce(log.rewards, fight.rewards) AS rewards,
  attacker.name AS attacker_name,
  coalesce(defender.name, fight.input -> 'defender' ->> 'name', fight.input -> 'enemy' ->> 'enemyName',
    fight.input -> 'boss' ->> 'name') AS defender_name,
  attacker.guild_tag AS attacker_guild_tag, defender.guild_tag AS defender_guild_tag,
  coalesce(run.mission_key, fight.input -> 'boss' ->> 'enemyKey') AS mission_key, run.difficulty`

/** What `summaryColumns` needs beside `fight` and `log`. */
const summaryJoins = part`
  JOIN player AS attacker ON attacker.id = fight.attacker_id
  LEFT JOIN player AS defender ON defender.id = fight.defender_id
  LEFT JOIN mission_run AS run ON run.fight_id = fight.id`

/** A player's newest reports older than `before`: one more than `limit`, which tells whether there is a next page. */
export function readFightLog(playerId: number, before: number, limit: number): Promise<FightSummaryRow[]> {
  return sql<FightSummaryRow>`
    SELECT ${summaryColumns}, log.viewed_at IS NOT NULL AS is_viewed,
      log.player_id AS reader_id
    FROM fight_log AS log JOIN fight ON fight.id = log.fight_id ${summaryJoins}
    WHERE log.player_id = ${playerId} AND log.fight_id < ${before} ORDER BY log.fight_id DESC LIMIT ${limit + 1}`
}

/** Which of a player's reports: of a type, or those of one side. */
export type FightFilter = { readonly type?: FightType; readonly side?: FightSide }

const TYPES: readonly FightType[] = ['MISSION', 'GROUP_MISSION', 'FORAY']

/**
 * `readFightLog` with only the reports that a filter lets through. Each type and side is a short walk of an index of
 * its own, so rare reports cost no more than frequent ones. Only raids have a player as defender, and only the leader of
 * a crusade is its attacker: the others have it in their log, with their reward.
 */
export function readFilteredFightLog(
  playerId: number,
  { type, side }: FightFilter,
  before: number,
  limit: number,
): Promise<FightSummaryRow[]> {
  const types = type === undefined ? TYPES : [type]
  const raids = types.filter((one) => one === 'FORAY')
  const attacks = types.filter((one) => one !== 'GROUP_MISSION')
  const crusades = types.filter((one) => one === 'GROUP_MISSION')
  return sql<FightSummaryRow>`
    SELECT ${summaryColumns}, log.viewed_at IS NOT NULL AS is_viewed, log.player_id AS reader_id
    FROM (
      (SELECT attack.id FROM unnest(${side === 'DEFENDER' ? [] : attacks}::text[]) AS kind (type)
        CROSS JOIN LATERAL (
          SELECT id FROM fight WHERE attacker_id = ${playerId} AND fight.type = kind.type AND id < ${before}
          ORDER BY id DESC LIMIT ${limit + 1}
        ) AS attack)
      UNION ALL
      (SELECT defence.id FROM unnest(${side === 'ATTACKER' ? [] : raids}::text[]) AS kind (type)
        CROSS JOIN LATERAL (
          SELECT id FROM fight WHERE defender_id = ${playerId} AND id < ${before}
          ORDER BY id DESC LIMIT ${limit + 1}
        ) AS defence)
      UNION ALL
      (SELECT crusade.fight_id FROM unnest(${side === 'DEFENDER' ? [] : crusades}::text[]) AS kind (type)
        CROSS JOIN LATERAL (
          SELECT fight_id FROM fight_log WHERE player_id = ${playerId} AND rewards IS NOT NULL
            AND fight_id < ${before}
          ORDER BY fight_id DESC LIMIT ${limit + 1}
        ) AS crusade)
    ) AS found
    JOIN fight ON fight.id = found.id
    JOIN fight_log AS log ON log.fight_id = found.id AND log.player_id = ${playerId}
    ${summaryJoins}
    ORDER BY found.id DESC LIMIT ${limit + 1}`
}

/** The row with the names of its players, if it was found. */
async function withNames<Row extends FightRow>(found: Promise<Row | undefined>): Promise<Row | undefined> {
  const row = await found
  return row && { ...row, report: await withContenderNames(row.report) }
}

/** One of the player's own reports. */
export function findOwnFight(playerId: number, fightId: number): Promise<FightRow | undefined> {
  return withNames(sqlMaybe<FightRow>`
    SELECT ${summaryColumns}, report, fight.drawn_from, log.viewed_at IS NOT NULL AS is_viewed,
      log.player_id AS reader_id
    FROM fight_log AS log JOIN fight ON fight.id = log.fight_id ${summaryJoins}
    WHERE log.player_id = ${playerId} AND log.fight_id = ${fightId}`)
}

/** A report by the key of its shared link, without the owner's viewed mark. */
export function findSharedFight(shareKey: string): Promise<SharedFightRow | undefined> {
  return withNames(sqlMaybe<SharedFightRow>`
    SELECT ${summaryColumns}, report, fight.drawn_from, true AS is_viewed, fight.attacker_id AS reader_id, fight.is_shared
    FROM fight ${summaryJoins}
      LEFT JOIN fight_log AS log ON log.fight_id = fight.id AND log.player_id = fight.attacker_id
    WHERE share_key = ${shareKey}`)
}
