import { useCanAccess } from 'react-admin'
import type { ResourceName } from './resources/resources.ts'

/** Whether the account's roles open a resource's list. */
export function useCanList(resource: ResourceName): boolean {
  return useCanAccess({ resource, action: 'list' }).canAccess === true
}
