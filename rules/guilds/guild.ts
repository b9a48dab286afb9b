import type { Refusal } from '../core/refusal.ts'

/** docs/game.md §9: 20 members, 10 roles, 1,000 diamonds to found. */
export const GUILD_MEMBERS_MAX = 20
export const GUILD_ROLES_MAX = 10
export const GUILD_COST = { gold: 0, diamonds: 1_000 } as const
/** Maximum number of players who may share the founding cost. */
export const GUILD_FOUNDERS_MAX = 20

export const GUILD_ROLE_TYPES = ['LEADER', 'MEMBER', 'NEW_MEMBER'] as const

export type GuildRoleType = (typeof GUILD_ROLE_TYPES)[number]

/** docs/game.md §3, in its order. */
export const GUILD_PERMISSIONS = [
  'EDIT_ROLE',
  'EDIT_GUILD_INFO',
  'ACCEPT_JOIN_REQUEST',
  'REJECT_JOIN_REQUEST',
  'UPGRADE_ROLE',
  'DOWNGRADE_ROLE',
  'KICK_OUT',
  'DELETE_GUILD',
] as const

export type GuildPermission = (typeof GUILD_PERMISSIONS)[number]

/** The roles of a new guild, the highest first. */
export const FIRST_ROLES = [
  { type: 'LEADER', name: 'Глава' },
  { type: 'MEMBER', name: 'Участник' },
  { type: 'NEW_MEMBER', name: 'Новичок' },
] as const satisfies readonly { type: GuildRoleType; name: string }[]

export type RoleChange = 'UPGRADE' | 'DOWNGRADE'

/** A lower order outranks a higher one (docs/game.md §6). */
export type GuildRole = {
  type: GuildRoleType
  order: number
  permissions: readonly GuildPermission[]
}

/** Default permissions of a role type until the leader changes them (docs/game.md §3). */
export const DEFAULT_PERMISSIONS = {
  LEADER: GUILD_PERMISSIONS,
  MEMBER: ['ACCEPT_JOIN_REQUEST', 'REJECT_JOIN_REQUEST'],
  NEW_MEMBER: [],
} satisfies Record<GuildRoleType, readonly GuildPermission[]>

export function hasPermission(role: Pick<GuildRole, 'permissions'>, permission: GuildPermission): boolean {
  return role.permissions.includes(permission)
}

export function outranks(role: Pick<GuildRole, 'order'>, other: Pick<GuildRole, 'order'>): boolean {
  return role.order < other.order
}

export type GuildCode =
  | 'noPermission'
  | 'notOutranked'
  | 'roleFixed'
  | 'noSuchRole'
  | 'tooManyRoles'
  | 'roleInUse'
  | 'leaderStays'

export function refusal(code: GuildCode, message: string): Refusal<GuildCode> {
  return {
    code,
    message,
    have: 0,
    need: 1,
  }
}

/** Why one member may not act on another: no permission, or not a higher role. */
export function actOnMemberRefusals(
  actor: GuildRole,
  permission: GuildPermission,
  target: GuildRole,
): Refusal<GuildCode>[] {
  const refusals: Refusal<GuildCode>[] = []
  if (!hasPermission(actor, permission))
    refusals.push(refusal('noPermission', 'Ваша роль этого не позволяет'))
  if (!outranks(actor, target)) refusals.push(refusal('notOutranked', 'Этот участник не младше вас'))
  return refusals
}

/** The role next above or below, or null at the end of the ladder. */
export function nextRole<Role extends GuildRole>(
  roles: readonly Role[],
  from: Pick<GuildRole, 'order'>,
  change: RoleChange,
): Role | null {
  const sorted = [...roles].sort((left, right) => left.order - right.order)
  const found =
    change === 'UPGRADE'
      ? sorted.findLast(({ order }) => order < from.order)
      : sorted.find(({ order }) => order > from.order)
  return found ?? null
}

/** Why a member's role cannot be changed: the actor must outrank both the member and the new role. */
export function changeRoleRefusals(
  actor: GuildRole,
  target: GuildRole,
  change: RoleChange,
  roles: readonly GuildRole[],
): Refusal<GuildCode>[] {
  const permission = change === 'UPGRADE' ? 'UPGRADE_ROLE' : 'DOWNGRADE_ROLE'
  const refusals = actOnMemberRefusals(actor, permission, target)
  const given = nextRole(roles, target, change)
  if (given === null) return [...refusals, refusal('noSuchRole', 'Дальше ролей нет')]
  if (outranks(actor, given)) return refusals
  return [...refusals, refusal('notOutranked', 'Роль, равную вашей, дать нельзя')]
}

/** Why a member cannot leave: the leader hands over or deletes. */
export function leaveRefusals(role: Pick<GuildRole, 'type'>): Refusal<GuildCode>[] {
  if (role.type !== 'LEADER') return []
  return [refusal('leaderStays', 'Глава сначала передаёт гильдию другому или распускает её')]
}
