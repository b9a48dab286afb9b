import { usePermissions } from 'react-admin'
import type { Role } from '#generated/types.ts'
import { mayUse } from './access.ts'
import { RESOURCES } from './resources/all-resources.ts'
import type { Section } from './resources/console-resource.ts'

/** The sections that these roles open (docs/game.md §2): one resource that they may use is enough. */
export function sectionsFor(roles: readonly Role[]): readonly Section[] {
  const open = Object.values(RESOURCES).filter(({ name }) => mayUse(roles, name))
  return [...new Set(open.flatMap(({ section }) => section ?? []))]
}

/**
 * Those of the account. Not by `useCanAccess`: react-admin's lists show «Загрузка» while its query for them runs, and are not rendered
 * again when a menu has started it and it ends.
 */
export function useSections(): readonly Section[] {
  const { permissions } = usePermissions<Role[]>()
  return sectionsFor(permissions ?? [])
}
