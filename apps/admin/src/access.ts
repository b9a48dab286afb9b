import { operations } from '#generated/operations.ts'
import type { Role } from '#generated/types.ts'
import type { ResourceName } from './resources/resources.ts'

/** Roles that may open the console, by its main menu (docs/game.md §2). */
export const CONSOLE_ROLES = [
  'SUPER_ADMIN',
  'USER_ADMIN',
  'KNOWLEDGE_BASE_ADMIN',
  'CONTENT_ADMIN',
  'KNOWLEDGE_BASE_ADMIN_TUTORIAL',
  'KNOWLEDGE_BASE_ADMIN_TIPS',
] as const satisfies readonly Role[]

/** Roles that may use a resource, taken from the contract's calls, so that both always agree. */
const resourceRoles: Record<ResourceName, readonly Role[]> = {
  players: operations.listPlayersForAdmin.roles,
  'money-entries': operations.listMoneyEntriesForAdmin.roles,
  'player-sessions': operations.listPlayerSessionsForAdmin.roles,
  'item-entries': operations.listItemEntriesForAdmin.roles,
  'player-fights': operations.listPlayerFightsForAdmin.roles,
  'player-notes': operations.listPlayerNotesForAdmin.roles,
  corrections: operations.listCorrectionsForAdmin.roles,
  'alike-names': operations.listAlikeNamesForAdmin.roles,
  'audit-entries': operations.listAuditEntriesForAdmin.roles,
  'content/news': operations.listNewsForAdmin.roles,
  'news-revisions': operations.listNewsRevisionsForAdmin.roles,
  'knowledge-base/tip': operations.listTipsForAdmin.roles,
  'knowledge-base/tip-revisions': operations.listTipRevisionsForAdmin.roles,
  'knowledge-base/tutorial': operations.listTutorialTextsForAdmin.roles,
  'knowledge-base/tutorial-revisions': operations.listTutorialRevisionsForAdmin.roles,
  'donate-orders': operations.listDonateOrdersForAdmin.roles,
  'donate-payments': operations.listDonatePaymentsForAdmin.roles,
  'app-config': operations.listAppSettingsForAdmin.roles,
  'app-config-revisions': operations.listAppSettingRevisionsForAdmin.roles,
  legal: operations.listLegalTextsForAdmin.roles,
  'legal-versions': operations.listLegalVersionsForAdmin.roles,
}

/** Roles that may change a resource's records in a form of their own. */
const editorRoles: Partial<Record<ResourceName, readonly Role[]>> = {
  legal: operations.setLegalText.roles,
  'app-config': operations.saveAppSetting.roles,
  'content/news': operations.saveNews.roles,
  'knowledge-base/tip': operations.saveTip.roles,
  'knowledge-base/tutorial': operations.saveTutorialText.roles,
}

function isResource(name: string): name is ResourceName {
  return Object.hasOwn(resourceRoles, name)
}

function hasAny(roles: readonly Role[], wanted: readonly Role[]): boolean {
  return roles.some((role) => wanted.includes(role))
}

export function mayEnter(roles: readonly Role[]): boolean {
  return hasAny(roles, CONSOLE_ROLES)
}

export function mayUse(roles: readonly Role[], resource: string): boolean {
  return isResource(resource) && hasAny(roles, resourceRoles[resource])
}

/** Whether the roles may add records to a resource. */
export function mayCreate(roles: readonly Role[], resource: string): boolean {
  return resource === 'content/news' && hasAny(roles, operations.createNews.roles)
}

export function mayEdit(roles: readonly Role[], resource: string): boolean {
  return isResource(resource) && hasAny(roles, editorRoles[resource] ?? [])
}
