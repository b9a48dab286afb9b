import { forbidden } from '../../platform/errors.ts'

/**
 * Refuses a player whose guild role lacks a permission: so far everybody, as there are no guilds. 403 noPermission.
 */
export function requireGuildPermission(): Promise<void> {
  return Promise.reject(forbidden('noPermission', 'Для этого нужна роль в гильдии'))
}
