import type { Refusal } from '../core/refusal.ts'
import {
  GUILD_PERMISSIONS,
  GUILD_ROLES_MAX,
  type GuildCode,
  type GuildPermission,
  type GuildRole,
  type GuildRoleType,
  refusal,
} from './guild.ts'

/** A role of a guild with the number of members who have it. */
export type StoredRole = GuildRole & { roleId: number; name: string; members: number }

/** A role as the editor wants it; a new one has no id. The place in the list is the rank. */
export type WantedRole = { roleId: number | null; name: string; permissions: readonly GuildPermission[] }

/** A role to store. */
export type DecidedRole = GuildRole & { roleId: number | null; name: string }

export type DecidedRoles = {
  refusals: Refusal<GuildCode>[]
  roles: DecidedRole[]
  /** Ids of roles to remove. */
  removed: number[]
}

function typeAt(index: number, count: number): GuildRoleType {
  if (index === 0) return 'LEADER'
  return index === count - 1 ? 'NEW_MEMBER' : 'MEMBER'
}

/** In the order of the contract, each once. */
function inOrder(permissions: readonly GuildPermission[]): GuildPermission[] {
  return GUILD_PERMISSIONS.filter((permission) => permissions.includes(permission))
}

function isSame(stored: StoredRole, wanted: WantedRole | undefined): boolean {
  return (
    wanted?.roleId === stored.roleId &&
    wanted.name === stored.name &&
    inOrder(wanted.permissions).join() === inOrder(stored.permissions).join()
  )
}

/** What those below the leader may not do: touch roles that they do not outrank, or give what they do not have. */
function rankRefusals(
  actor: StoredRole,
  stored: readonly StoredRole[],
  wanted: readonly WantedRole[],
): Refusal<GuildCode>[] {
  if (actor.type === 'LEADER') return []
  const above = stored.filter(({ order }) => order <= actor.order)
  const refusals: Refusal<GuildCode>[] = []
  if (above.some((role, index) => !isSame(role, wanted[index])))
    refusals.push(refusal('notOutranked', 'Менять можно только роли младше вашей'))
  const isForeign = wanted.slice(above.length).some(({ roleId, permissions }) => {
    const had = stored.find((role) => role.roleId === roleId)?.permissions ?? []
    return permissions.some((one) => !actor.permissions.includes(one) && !had.includes(one))
  })
  if (isForeign) refusals.push(refusal('notOutranked', 'Право, которого у вас нет, дать нельзя'))
  return refusals
}

function shapeRefusals(stored: readonly StoredRole[], wanted: readonly WantedRole[]): Refusal<GuildCode>[] {
  const refusals: Refusal<GuildCode>[] = []
  const kept = wanted.flatMap(({ roleId }) => roleId ?? [])
  if (new Set(kept).size < kept.length || kept.some((id) => !stored.some(({ roleId }) => roleId === id)))
    refusals.push(refusal('noSuchRole', 'Такой роли в гильдии нет'))
  if (wanted.length > GUILD_ROLES_MAX) {
    const message = `Не больше ${GUILD_ROLES_MAX} ролей`
    refusals.push({ code: 'tooManyRoles', message, have: wanted.length, need: GUILD_ROLES_MAX })
  }
  const isFramed = wanted[0]?.roleId === stored[0]?.roleId && wanted.at(-1)?.roleId === stored.at(-1)?.roleId
  if (!isFramed || wanted.length < 2)
    refusals.push(refusal('roleFixed', 'Первой остаётся роль главы, последней роль новичка'))
  const used = stored.find(({ roleId, members }) => members > 0 && !kept.includes(roleId))
  if (used) refusals.push(refusal('roleInUse', `Роль «${used.name}» ещё носят участники`))
  return refusals
}

/**
 * What becomes of a guild's roles when a member saves them. `stored` and `wanted` begin with the highest. The leader's role always
 * has every permission. The permission to edit roles is checked before.
 */
export function decideRoles(
  actor: StoredRole,
  stored: readonly StoredRole[],
  wanted: readonly WantedRole[],
): DecidedRoles {
  return {
    refusals: [...shapeRefusals(stored, wanted), ...rankRefusals(actor, stored, wanted)],
    roles: wanted.map(({ roleId, name, permissions }, index) => ({
      roleId,
      name,
      type: typeAt(index, wanted.length),
      order: index + 1,
      permissions: index === 0 ? GUILD_PERMISSIONS : inOrder(permissions),
    })),
    removed: stored
      .filter(({ roleId }) => !wanted.some((role) => role.roleId === roleId))
      .map(({ roleId }) => roleId),
  }
}
