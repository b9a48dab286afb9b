import type { GuildMember, GuildPermission, GuildRole } from '#generated/types.ts'
import type { StoredRole, WantedRole } from '#rules/guilds/roles.ts'

/** A role in the editor. The key stays when it moves or is renamed. */
export type RoleDraft = WantedRole & { key: string }

/** The roles with the number of members who have each. */
export function storedRoles(roles: readonly GuildRole[], members: readonly GuildMember[]): StoredRole[] {
  return roles.map((role) => ({
    ...role,
    members: members.filter((member) => member.role.roleId === role.roleId).length,
  }))
}

export function draftsOf(roles: readonly GuildRole[]): RoleDraft[] {
  return roles.map(({ roleId, name, permissions }) => ({ key: String(roleId), roleId, name, permissions }))
}

type Role = Pick<WantedRole, 'roleId' | 'name' | 'permissions'>

function isSame(one: Role, other: Role): boolean {
  return (
    one.name === other.name && [...one.permissions].sort().join() === [...other.permissions].sort().join()
  )
}

/**
 * The drafts with what others have changed since `base`, in roles that the editor has not touched. Null if both changed the same: a role,
 * or which roles there are and in which order.
 */
export function merged(
  drafts: readonly RoleDraft[],
  base: readonly GuildRole[],
  now: readonly GuildRole[],
): RoleDraft[] | null {
  if (base.map(({ roleId }) => roleId).join() !== now.map(({ roleId }) => roleId).join()) return null
  const next = [...drafts]
  for (const [rank, was] of base.entries()) {
    const role = now[rank]
    if (!role || isSame(was, role)) continue
    const index = next.findIndex(({ roleId }) => roleId === was.roleId)
    const draft = next[index]
    if (!draft || !isSame(draft, was)) return null
    next[index] = { ...draft, name: role.name, permissions: role.permissions }
  }
  return next
}

/** Whether saving would change anything. */
export function isChanged(drafts: readonly WantedRole[], roles: readonly GuildRole[]): boolean {
  const shown = (all: readonly WantedRole[]) =>
    JSON.stringify(all.map(({ roleId, name, permissions }) => [roleId, name, [...permissions].sort()]))
  return shown(drafts) !== shown(roles)
}

export function renamed(drafts: readonly RoleDraft[], key: string, name: string): RoleDraft[] {
  return drafts.map((draft) => (draft.key === key ? { ...draft, name } : draft))
}

export function toggled(drafts: readonly RoleDraft[], key: string, permission: GuildPermission): RoleDraft[] {
  return drafts.map((draft) => {
    if (draft.key !== key) return draft
    const others = draft.permissions.filter((one) => one !== permission)
    const permissions = others.length < draft.permissions.length ? others : [...draft.permissions, permission]
    return { ...draft, permissions }
  })
}

/** A new role above that of newcomers. */
export function added(drafts: readonly RoleDraft[], key: string): RoleDraft[] {
  return drafts.toSpliced(-1, 0, { key, roleId: null, name: '', permissions: [] })
}

export function removed(drafts: readonly RoleDraft[], key: string): RoleDraft[] {
  return drafts.filter((draft) => draft.key !== key)
}

/** The role changes places with its neighbour. The first and the last role stay where they are. */
export function moved(drafts: readonly RoleDraft[], key: string, by: -1 | 1): RoleDraft[] {
  const from = drafts.findIndex((draft) => draft.key === key)
  const draft = drafts[from]
  if (!draft || !canMove(drafts, from, by)) return [...drafts]
  return drafts.toSpliced(from, 1).toSpliced(from + by, 0, draft)
}

export function canMove(drafts: readonly RoleDraft[], from: number, by: -1 | 1): boolean {
  const last = drafts.length - 1
  const to = from + by
  return from > 0 && from < last && to > 0 && to < last
}
