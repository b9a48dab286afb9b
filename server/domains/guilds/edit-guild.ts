import type { EditGuildRequest, SaveGuildRolesRequest } from '../../../generated/types.ts'
import { decideRoles } from '../../../rules/guilds/roles.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { type LockedGuild, saveGuild } from '../../game/guilds/guild-row.ts'
import { noteInHistory } from '../../game/guilds/history.ts'
import { requirePermission } from '../../game/guilds/require-guild-permission.ts'
import { readRoles, saveRoles } from '../../game/guilds/roles.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { reportToMembers } from './tell-members.ts'

/** 403 noPermission. */
export async function editGuild(
  player: LockedPlayer,
  there: LockedGuild,
  { description, notice }: EditGuildRequest,
): Promise<void> {
  const { guild } = there
  await requirePermission(guild.id, player.id, 'EDIT_GUILD_INFO')
  saveGuild(guild.id, {
    ...(description === undefined ? {} : { description: description.trim() }),
    ...(notice === undefined ? {} : { notice: notice.trim() }),
  })
  noteInHistory({ guildId: guild.id, action: 'UPDATE_DESCRIPTION', actorId: player.id })
  reportToMembers(there)
}

/** 403 noPermission; 422 roleFixed, noSuchRole, tooManyRoles, roleInUse, notOutranked. */
export async function editRoles(
  player: LockedPlayer,
  there: LockedGuild,
  { roles: wanted }: SaveGuildRolesRequest,
): Promise<void> {
  const { guild } = there
  const { roleId } = await requirePermission(guild.id, player.id, 'EDIT_ROLE')
  const stored = await readRoles(guild.id)
  const actor = stored.find((role) => role.roleId === roleId)
  if (!actor) throw new Error('The role of the member is missing')
  const decided = decideRoles(actor, stored, wanted)
  refuseByRules(decided.refusals)
  saveRoles(guild.id, decided)
  noteInHistory({ guildId: guild.id, action: 'UPDATE_ROLES', actorId: player.id })
  reportToMembers(there)
}
