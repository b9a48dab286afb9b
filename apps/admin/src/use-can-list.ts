import { usePermissions } from 'react-admin'
import type { Role } from '../../../generated/types.ts'
import { mayUse } from './access.ts'
import type { ResourceName } from './resources/resources.ts'

/**
 * Whether the account's roles open a resource's list. Not by `useCanAccess`: react-admin's lists show «Загрузка» while its query for them
 * runs, and are not rendered again when a menu has started it and it ends.
 */
export function useCanList(resource: ResourceName): boolean {
  const { permissions } = usePermissions<Role[]>()
  return mayUse(permissions ?? [], resource)
}
