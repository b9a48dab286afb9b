import { useCanAccess } from 'react-admin'
import type { ResourceName } from './resources/resources.ts'

/** Whether the roles of who is logged in open a resource's list. */
export function useCanList(resource: ResourceName): boolean {
  return useCanAccess({ resource, action: 'list' }).canAccess === true
}
