import { type CrusadeMission, crusadeByKey } from '#catalogue/crusades/crusades.ts'
import type { OpenCrusade } from '#generated/types.ts'
import { CRUSADE_MEMBERS } from '#rules/crusades/crusades.ts'
import { type CrusadeTie, crusadeRequestRefusals } from '#rules/crusades/refusals.ts'
import { crusades } from '../../game/crusades/models.ts'
import { countOwn } from '../../game/crusades/store.ts'
import { viewPlayerInfo } from '../../game/player/player-info.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { part, sql } from '../../platform/sql.ts'
import { viewReasons } from './boss-view.ts'

const OPEN_CRUSADES = bulkhead('open crusades')

const openColumns = someColumnsOf(crusades, ['id', 'bossKey', 'name', 'leaderId', 'createdAt'], 'crusade')

export type OpenRow = ListedRow<typeof openColumns> & {
  readonly leaderName: string
  readonly leaderLevel: number
  readonly leaderGuildTag: string | null
  readonly leaderArms: string | null
  readonly members: number
  readonly averageLevel: number
  readonly requests: number
  readonly isMember: boolean
  /** The caller's request or invitation. */
  readonly kind: 'REQUEST' | 'INVITATION' | null
}

/** Columns of crusades that gather, for a caller. */
function columnsFor(playerId: number) {
  return part`${openColumns}, leader.name AS leader_name, leader.level AS leader_level, leader.guild_tag AS leader_guild_tag,
    leader.arms AS leader_arms,
    crowd.members, crowd.average_level, crowd.is_member,
    (SELECT count(*) FROM crusade_candidate AS asking
      WHERE asking.crusade_id = crusade.id AND asking.kind = 'REQUEST') AS requests,
    (SELECT own.kind FROM crusade_candidate AS own
      WHERE own.crusade_id = crusade.id AND own.player_id = ${playerId}) AS kind`
}

function withCrowd(playerId: number) {
  return part`
  JOIN player AS leader ON leader.id = crusade.leader_id
  CROSS JOIN LATERAL (
    SELECT count(*) AS members, round(avg(mate.level))::int AS average_level,
      bool_or(mate.id = ${playerId}) AS is_member
    FROM crusade_member AS member JOIN player AS mate ON mate.id = member.player_id
    WHERE member.crusade_id = crusade.id
  ) AS crowd`
}

/**
 * Crusades that look for members, newest first, older than `before`: one more than `limit`. Without those of the player's
 * guild, which come first in the list.
 */
export function readOpenCrusades(
  { id, guildTag }: PlayerRow,
  before: number,
  limit: number,
): Promise<OpenRow[]> {
  return sql<OpenRow>`
    SELECT ${columnsFor(id)} FROM crusade ${withCrowd(id)}
    WHERE crusade.started_at IS NULL AND crusade.id < ${before} AND crowd.members < ${CRUSADE_MEMBERS.max}
      AND (leader.guild_tag IS NULL OR leader.guild_tag IS DISTINCT FROM ${guildTag})
    ORDER BY crusade.id DESC LIMIT ${limit + 1}`
}

/** Those that guild mates lead, newest first. A guild has few members. */
export function readGuildCrusades({ id, guildTag }: PlayerRow, limit: number): Promise<OpenRow[]> {
  return sql<OpenRow>`
    SELECT ${columnsFor(id)} FROM crusade ${withCrowd(id)}
    WHERE crusade.started_at IS NULL AND crowd.members < ${CRUSADE_MEMBERS.max}
      AND leader.guild_tag = ${guildTag}
    ORDER BY crusade.id DESC LIMIT ${limit}`
}

/** The crusades that a player has asked to join, and those to which the player is invited, newest first. */
export function readAskedCrusades(playerId: number): Promise<OpenRow[]> {
  return sql<OpenRow>`
    SELECT ${columnsFor(playerId)} FROM crusade_candidate AS asked
    JOIN crusade ON crusade.id = asked.crusade_id ${withCrowd(playerId)}
    WHERE asked.player_id = ${playerId} ORDER BY asked.since DESC, crusade.id DESC`
}

function tieOf({ isMember, kind, leaderId }: OpenRow, playerId: number): CrusadeTie {
  if (isMember) return leaderId === playerId ? 'LEADER' : 'MEMBER'
  return kind === null ? 'NONE' : kind === 'REQUEST' ? 'REQUESTED' : 'INVITED'
}

/** What decides for a caller whether a crusade can be asked. */
type Asker = {
  readonly player: PlayerRow
  readonly inCrusade: boolean
  readonly ownRequests: number
}

export async function askerOf(player: PlayerRow, inCrusade: boolean): Promise<Asker> {
  return { player, inCrusade, ownRequests: await countOwn(player.id, 'REQUEST') }
}

function viewKnown(
  row: OpenRow,
  boss: CrusadeMission,
  { player, inCrusade, ownRequests }: Asker,
): OpenCrusade {
  const tie = tieOf(row, player.id)
  const refusals = row.isMember
    ? []
    : crusadeRequestRefusals({
        state: 'GATHERING',
        tie,
        boss,
        level: player.level,
        inCrusade,
        members: row.members,
        isOpen: tie === 'INVITED',
        isKeyWrong: false,
        ownRequests,
        crusadeRequests: row.requests,
      })
  return {
    crusadeId: row.id,
    missionKey: boss.key,
    bossName: boss.name,
    level: boss.level,
    hostsNeeded: boss.hostsNeeded,
    name: row.name,
    leader: viewPlayerInfo({
      id: row.leaderId,
      name: row.leaderName,
      level: row.leaderLevel,
      guildTag: row.leaderGuildTag,
      arms: row.leaderArms,
    }),
    members: row.members,
    membersMax: CRUSADE_MEMBERS.max,
    averageLevel: row.averageLevel,
    createdAt: row.createdAt.toISOString(),
    isGuildMate: row.leaderGuildTag !== null && row.leaderGuildTag === player.guildTag,
    tie,
    joinRefusals: viewReasons(refusals),
  }
}

/** Crusades for a caller. Those against a boss that the catalogue has lost are left out. */
export function viewOpenCrusades(rows: readonly OpenRow[], asker: Asker): OpenCrusade[] {
  const view = (row: OpenRow) => {
    const boss = crusadeByKey(row.bossKey)
    return boss ? [viewKnown(row, boss, asker)] : []
  }
  return viewRows(rows, view, OPEN_CRUSADES).flat()
}
