import type { GuildPermission } from '#rules/guilds/guild.ts'
import { forbidden } from '../../platform/errors.ts'
import { findMembership, type Membership } from './members.ts'

function noPermission(message: string) {
  return forbidden('noPermission', message)
}

/** The role of a member of this guild. 403 noPermission for all others. */
export async function requireMember(guildId: number, playerId: number): Promise<Membership> {
  const member = await findMembership(playerId)
  if (member?.guildId !== guildId) throw noPermission('Это только для участников гильдии')
  return member
}

/** The role of a member of this guild that has the permission. 403 noPermission. */
export async function requirePermission(
  guildId: number,
  playerId: number,
  permission: GuildPermission,
): Promise<Membership> {
  const member = await requireMember(guildId, playerId)
  if (!member.permissions.includes(permission)) throw noPermission('Ваша роль этого не позволяет')
  return member
}

/**
 * Refuses a player whose guild role has none of these permissions. Commands check again under the lock of the guild that they
 * name. 403 noPermission.
 */
export async function requireGuildPermission(
  playerId: number,
  permissions: readonly string[],
): Promise<void> {
  const member = await findMembership(playerId)
  if (!member) throw noPermission('Для этого нужна роль в гильдии')
  if (!member.permissions.some((permission) => permissions.includes(permission)))
    throw noPermission('Ваша роль этого не позволяет')
}
