import type { Role } from '#generated/types.ts'
import { RESOURCES } from './resources/all-resources.ts'
import type { ResourceName } from './resources/resource-name.ts'

/** Roles that may open the console, by its main menu (docs/game.md §2). */
export const CONSOLE_ROLES = [
  'SUPER_ADMIN',
  'USER_ADMIN',
  'KNOWLEDGE_BASE_ADMIN',
  'CONTENT_ADMIN',
  'KNOWLEDGE_BASE_ADMIN_TUTORIAL',
  'KNOWLEDGE_BASE_ADMIN_TIPS',
] as const satisfies readonly Role[]

function isResource(name: string): name is ResourceName {
  return Object.hasOwn(RESOURCES, name)
}

function hasAny(roles: readonly Role[], wanted: readonly Role[]): boolean {
  return roles.some((role) => wanted.includes(role))
}

export function mayEnter(roles: readonly Role[]): boolean {
  return hasAny(roles, CONSOLE_ROLES)
}

function mayDo(roles: readonly Role[], resource: string, what: 'list' | 'edit' | 'create'): boolean {
  return isResource(resource) && hasAny(roles, RESOURCES[resource].roles[what] ?? [])
}

/** Whether the roles, by the contract's calls, may see a resource. */
export function mayUse(roles: readonly Role[], resource: string): boolean {
  return mayDo(roles, resource, 'list')
}

/** Whether the roles may add records to a resource. */
export function mayCreate(roles: readonly Role[], resource: string): boolean {
  return mayDo(roles, resource, 'create')
}

/** Whether the roles may change a resource's records in a form of their own. */
export function mayEdit(roles: readonly Role[], resource: string): boolean {
  return mayDo(roles, resource, 'edit')
}
