import type { GuildPermission, GuildRoleType } from '#rules/guilds/guild.ts'
import { type ListedRow, newRowOf, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql, sqlMaybe, sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import { savePlayer } from '../player/ledger.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import { players } from '../player/models.ts'
import { markGuild } from '../standings/mark-standing.ts'
import { countMembers, type GuildRow } from './guild-row.ts'
import { guildMembers } from './models.ts'
import { removeRequestsOf } from './requests.ts'

/** A player's place in a guild, with the role. */
export type Membership = {
  readonly guildId: number
  readonly roleId: number
  readonly type: GuildRoleType
  readonly order: number
  readonly name: string
  readonly permissions: readonly GuildPermission[]
}

/** The membership of a player, if any. */
export function findMembership(playerId: number): Promise<Membership | undefined> {
  return sqlMaybe<Membership>`
    SELECT member.guild_id, role.id AS role_id, role.type, role.position AS "order", role.name, role.permissions
    FROM guild_member AS member JOIN guild_role AS role ON role.id = member.role_id
    WHERE member.player_id = ${playerId}`
}

const person = someColumnsOf(
  players,
  ['id', 'kind', 'name', 'level', 'guildTag', 'arms', 'totalGold', 'lastSeenAt', 'isBlocked'],
  'player',
)

/** A member as the guild's page shows it. */
export type MemberRow = ListedRow<typeof person> &
  Omit<Membership, 'guildId' | 'name'> & {
    readonly roleName: string
    readonly joinedAt: Date
  }

/** The members of a guild, by rank, then by the time of joining. */
export function readMembers(guildId: number): Promise<MemberRow[]> {
  return sql<MemberRow>`
    SELECT ${person}, member.joined_at, role.id AS role_id, role.type, role.position AS "order", role.name AS role_name,
      role.permissions
    FROM guild_member AS member JOIN guild_role AS role ON role.id = member.role_id
    JOIN player ON player.id = member.player_id
    WHERE member.guild_id = ${guildId} ORDER BY role.position, member.joined_at, player.id`
}

/** Lets a locked player into a locked guild: the player's open requests end. */
export function addMember(player: LockedPlayer, guild: GuildRow, roleId: number, joinedAt: Date): void {
  sqlSoon`INSERT INTO ${newRowOf(guildMembers, { playerId: player.id, guildId: guild.id, roleId, joinedAt })}`
  countMembers(guild.id, 1)
  removeRequestsOf(player.id)
  savePlayer(player, { guildTag: guild.tag })
  markGuild(guild.id)
  report(player.id, 'guild')
}

/** Takes a locked player out of a locked guild. */
export function removeMember(player: LockedPlayer, guild: GuildRow): void {
  sqlSoon`DELETE FROM guild_member WHERE player_id = ${player.id} AND guild_id = ${guild.id}`
  countMembers(guild.id, -1)
  savePlayer(player, { guildTag: null })
  markGuild(guild.id)
  report(player.id, 'guild')
}

/** Gives a member of a locked guild another of its roles. Not awaited. */
export function saveMemberRole(playerId: number, roleId: number): void {
  sqlSoon`UPDATE guild_member SET role_id = ${roleId} WHERE player_id = ${playerId}`
  report(playerId, 'guild')
}
