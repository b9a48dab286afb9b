import {
  DEFAULT_PERMISSIONS,
  FIRST_ROLES,
  type GuildPermission,
  type GuildRoleType,
} from '#rules/guilds/guild.ts'
import type { DecidedRoles, StoredRole } from '#rules/guilds/roles.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'
import { guildRoles } from './models.ts'

/** The roles of a guild, the highest first. */
export function readRoles(guildId: number): Promise<StoredRole[]> {
  return sql<StoredRole>`
    SELECT role.id AS role_id, role.type, role.position AS "order", role.name, role.permissions,
      (SELECT count(*) FROM guild_member WHERE guild_id = ${guildId} AND role_id = role.id)::int AS members
    FROM guild_role AS role WHERE role.guild_id = ${guildId} ORDER BY role.position`
}

type NewRole = {
  readonly type: GuildRoleType
  readonly order: number
  readonly name: string
  readonly permissions: readonly GuildPermission[]
}

function insertRole(guildId: number, { type, order, name, permissions }: NewRole): void {
  sqlSoon`INSERT INTO ${newRowOf(guildRoles, { guildId, type, position: order, name, permissions: [...permissions] })}`
}

/** The roles of a new guild, the highest first. */
export function insertFirstRoles(guildId: number): Promise<StoredRole[]> {
  for (const [index, { type, name }] of FIRST_ROLES.entries())
    insertRole(guildId, { type, order: index + 1, name, permissions: DEFAULT_PERMISSIONS[type] })
  return readRoles(guildId)
}

/** Stores the decided roles of a locked guild. Not awaited. */
export function saveRoles(guildId: number, { roles, removed }: DecidedRoles): void {
  sqlSoon`DELETE FROM guild_role WHERE guild_id = ${guildId} AND id = ANY(${removed}::bigint[])`
  for (const { roleId, ...role } of roles) {
    if (roleId === null) insertRole(guildId, role)
    else {
      sqlSoon`
        UPDATE guild_role SET type = ${role.type}, position = ${role.order}, name = ${role.name},
          permissions = ${[...role.permissions]}::text[]
        WHERE guild_id = ${guildId} AND id = ${roleId}`
    }
  }
}
