import type {
  ErrorCode,
  Guild,
  GuildHistoryEntry,
  GuildJoinRequest,
  GuildMember,
  GuildReason,
  GuildRole,
  GuildWeek,
} from '#generated/types.ts'
import type { Refusal } from '#rules/core/refusal.ts'
import { GUILD_MEMBERS_MAX } from '#rules/guilds/guild.ts'
import type { StoredRole } from '#rules/guilds/roles.ts'
import { weeksShown } from '#rules/guilds/weeks.ts'
import type { GuildRow } from '../../game/guilds/guild-row.ts'
import type { GuildHistoryRow } from '../../game/guilds/history.ts'
import type { MemberRow } from '../../game/guilds/members.ts'
import type { RequestRow } from '../../game/guilds/requests.ts'
import type { WeekRow } from '../../game/guilds/weeks.ts'
import { viewPlayerInfo, viewPresence } from '../../game/player/player-info.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { revisionOf } from './guild-revision.ts'

export const GUILD_MEMBERS = bulkhead('guild members')
export const REQUESTS = bulkhead('guild requests')

export function viewReasons(refusals: readonly Refusal<ErrorCode>[]): GuildReason[] {
  return refusals.map(({ code, message }) => ({ code, message }))
}

function viewRole({ roleId, type, order, name, permissions }: Omit<StoredRole, 'members'>): GuildRole {
  return { roleId, type, order, name, permissions: [...permissions] }
}

/** A member; `isMate` for callers of the same guild. */
export function viewMember(row: MemberRow, isMate: boolean): GuildMember {
  const { roleId, type, order, roleName, joinedAt, lastSeenAt } = row
  return {
    player: viewPlayerInfo(row),
    role: { roleId, type, order, name: roleName },
    isOnline: viewPresence(row).isOnline,
    seenAt: isMate ? (lastSeenAt?.toISOString() ?? null) : null,
    joinedAt: joinedAt.toISOString(),
  }
}

function averageLevel(members: readonly MemberRow[]): number {
  const levels = members.reduce((sum, { level }) => sum + level, 0)
  return Math.max(100, Math.floor((levels * 100) / Math.max(1, members.length)))
}

/** A guild with what the caller may see of it. */
export type SeenGuild = {
  readonly guild: GuildRow
  readonly members: readonly MemberRow[]
  readonly roles: readonly StoredRole[]
  readonly callerId: number
  /** The caller has asked to join. */
  readonly hasAsked: boolean
  /** Null if the caller may not see them. */
  readonly requestCount: number | null
  readonly joinRefusals: readonly Refusal<ErrorCode>[]
}

export function viewGuild(seen: SeenGuild): Guild {
  const { guild, members, roles, callerId, requestCount } = seen
  const own = members.find(({ id }) => id === callerId)
  const ownRole = own && roles.find(({ roleId }) => roleId === own.roleId)
  return {
    guildTag: guild.tag,
    name: guild.name,
    description: guild.description,
    createdAt: guild.createdAt.toISOString(),
    membersMax: GUILD_MEMBERS_MAX,
    averageLevel: averageLevel(members),
    totalGold: members.reduce((sum, { totalGold }) => sum + totalGold, 0),
    members: viewRows(members, (member) => viewMember(member, own !== undefined), GUILD_MEMBERS),
    relation: own ? 'MEMBER' : seen.hasAsked ? 'REQUESTED' : 'STRANGER',
    ownRole: ownRole ? viewRole(ownRole) : null,
    roles: own ? roles.map(viewRole) : null,
    notice: own ? guild.notice : null,
    revision: own ? revisionOf(guild) : null,
    requestCount,
    joinRefusals: viewReasons(seen.joinRefusals),
  }
}

export function viewRequest(row: RequestRow): GuildJoinRequest {
  return {
    player: viewPlayerInfo(row),
    isOnline: viewPresence(row).isOnline,
    sentAt: row.sentAt.toISOString(),
  }
}

function personOf(playerId: number | null, name: string | null) {
  return playerId === null ? null : { playerId, name: name ?? 'Неизвестен' }
}

export function viewHistoryEntry(row: GuildHistoryRow): GuildHistoryEntry {
  return {
    entryId: row.id,
    action: row.action,
    actor: personOf(row.actorId, row.actor),
    target: personOf(row.targetId, row.target),
    roleBefore: row.roleBefore,
    roleAfter: row.roleAfter,
    createdAt: row.createdAt.toISOString(),
  }
}

/** The weeks shown, also those without a victory. */
export function viewWeeks(rows: readonly WeekRow[], instant: Date): GuildWeek[] {
  return weeksShown(instant.getTime()).map((start) => {
    const row = rows.find(({ startsAt }) => startsAt.getTime() === start)
    const { missions = 0, crusades = 0, raids = 0 } = row ?? {}
    return { startsAt: new Date(start).toISOString(), missions, crusades, raids }
  })
}
