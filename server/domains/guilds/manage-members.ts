import type { ChangeGuildRoleRequest } from '#generated/types.ts'
import { actOnMemberRefusals, changeRoleRefusals, leaveRefusals, nextRole } from '#rules/guilds/guild.ts'
import { roleAfterLeading } from '#rules/guilds/leadership.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { type LockedGuild, removeGuild, saveGuild } from '../../game/guilds/guild-row.ts'
import { noteInHistory } from '../../game/guilds/history.ts'
import { findMembership, type Membership, removeMember, saveMemberRole } from '../../game/guilds/members.ts'
import { requireMember, requirePermission } from '../../game/guilds/require-guild-permission.ts'
import { readRoles } from '../../game/guilds/roles.ts'
import { notify } from '../../game/notifications/notify.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { markGuild } from '../../game/standings/mark-standing.ts'
import { conflict, forbidden, notFound, refuse } from '../../platform/errors.ts'
import { notifyMembers, reportToMembers } from './notify-members.ts'

type Target = { readonly player: LockedPlayer; readonly role: Membership }

/** Another member of a locked guild. 404. */
async function targetOf({ guild, members }: LockedGuild, playerId: number): Promise<Target> {
  const player = members.find(({ id }) => id === playerId)
  const role = player && (await findMembership(playerId))
  if (!player || role?.guildId !== guild.id) throw notFound('notFound', 'Такого участника гильдии нет')
  return { player, role }
}

/** 403 noPermission; 404; 422 notOutranked. */
export async function kickMember(player: LockedPlayer, there: LockedGuild, playerId: number): Promise<void> {
  const { guild } = there
  const own = await requirePermission(guild.id, player.id, 'KICK_OUT')
  const { player: target, role } = await targetOf(there, playerId)
  refuseByRules(actOnMemberRefusals(own, 'KICK_OUT', role))
  removeMember(target, guild)
  noteInHistory({ guildId: guild.id, action: 'KICK_OUT', actorId: player.id, targetId: target.id })
  notify(target.id, { type: 'GUILD_KICKED_OUT', guild: guild.name, isDeleted: false })
  reportToMembers(there)
}

/** `roleId` is the role that the caller has seen. 403 noPermission; 404; 409 guildChanged; 422 notOutranked, noSuchRole. */
export async function changeRole(
  player: LockedPlayer,
  there: LockedGuild,
  playerId: number,
  { change, roleId: seenRoleId }: ChangeGuildRoleRequest,
): Promise<void> {
  const { guild } = there
  const permission = change === 'UPGRADE' ? 'UPGRADE_ROLE' : 'DOWNGRADE_ROLE'
  const own = await requirePermission(guild.id, player.id, permission)
  const { player: target, role } = await targetOf(there, playerId)
  if (seenRoleId !== undefined && seenRoleId !== role.roleId)
    throw conflict('guildChanged', `Роль уже изменил кто-то другой: теперь это «${role.name}»`)
  const roles = await readRoles(guild.id)
  refuseByRules(changeRoleRefusals(own, role, change, roles))
  const given = nextRole(roles, role, change)
  if (!given) throw new Error('There is no such role')
  saveMemberRole(target.id, given.roleId)
  noteInHistory({
    guildId: guild.id,
    action: 'CHANGE_ROLE',
    actorId: player.id,
    targetId: target.id,
    roleBefore: role.name,
    roleAfter: given.name,
  })
  const about = { guild: guild.name, playerId: player.id }
  notify(target.id, { type: 'GUILD_ROLE_CHANGED', ...about, role: given.name, change })
  reportToMembers(there)
}

/** Hands the guild to another member. 403 noPermission; 404; 422 notOutranked for the leader. */
export async function transferLeadership(
  player: LockedPlayer,
  there: LockedGuild,
  playerId: number,
): Promise<void> {
  const { guild } = there
  const own = await requireMember(guild.id, player.id)
  if (own.type !== 'LEADER') throw forbidden('noPermission', 'Гильдию передаёт только её глава')
  const { player: target, role } = await targetOf(there, playerId)
  if (target.id === player.id) throw refuse('notOutranked', 'Гильдия и так ваша')
  const roles = await readRoles(guild.id)
  const first = roles.find(({ type }) => type === 'LEADER')
  if (!first) throw new Error('The guild has no leading role')
  saveMemberRole(target.id, first.roleId)
  saveMemberRole(player.id, roleAfterLeading(roles, first).roleId)
  saveGuild(guild.id, { leaderId: target.id })
  noteInHistory({
    guildId: guild.id,
    action: 'TRANSFER_LEADERSHIP',
    actorId: player.id,
    targetId: target.id,
    roleBefore: role.name,
    roleAfter: first.name,
  })
  const about = { guild: guild.name, playerId: player.id }
  notify(target.id, { type: 'GUILD_ROLE_CHANGED', ...about, role: first.name, change: 'LEAD' })
  reportToMembers(there)
}

/** 403 noPermission for others than members; 422 leaderStays. */
export async function leaveGuild(player: LockedPlayer, there: LockedGuild): Promise<void> {
  const { guild } = there
  refuseByRules(leaveRefusals(await requireMember(guild.id, player.id)))
  removeMember(player, guild)
  noteInHistory({ guildId: guild.id, action: 'LEAVE_GUILD', actorId: player.id })
  const about = { guild: guild.name, playerId: player.id }
  notifyMembers(there, { type: 'GUILD_MEMBER_LEFT', ...about }, [player.id])
  reportToMembers(there)
}

/** Everybody leaves, then the guild goes with its roles, requests, history and names. 403 noPermission. */
export async function deleteGuild(player: LockedPlayer, there: LockedGuild): Promise<void> {
  const { guild, members } = there
  await requirePermission(guild.id, player.id, 'DELETE_GUILD')
  for (const member of members) removeMember(member, guild)
  notifyMembers(there, { type: 'GUILD_KICKED_OUT', guild: guild.name, isDeleted: true }, [player.id])
  removeGuild(guild.id)
  markGuild(guild.id)
}
