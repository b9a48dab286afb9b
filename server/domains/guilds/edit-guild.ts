import type { EditGuildRequest, SaveGuildRolesRequest } from '#generated/types.ts'
import { decideRoles } from '#rules/guilds/roles.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { type LockedGuild, saveGuild } from '../../game/guilds/guild-row.ts'
import { noteInHistory } from '../../game/guilds/history.ts'
import { requirePermission } from '../../game/guilds/require-guild-permission.ts'
import { readRoles, saveRoles } from '../../game/guilds/roles.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { reviseGuild } from './guild-revision.ts'
import { reportToMembers } from './notify-members.ts'

/** 403 noPermission; 409 guildChanged. */
export async function editGuild(
  player: LockedPlayer,
  there: LockedGuild,
  { description, notice, revision }: EditGuildRequest,
): Promise<void> {
  const { guild } = there
  await requirePermission(guild.id, player.id, 'EDIT_GUILD_INFO')
  const texts = {
    ...(description === undefined ? {} : { description: description.trim() }),
    ...(notice === undefined ? {} : { notice: notice.trim() }),
  }
  const given = (['description', 'notice'] as const).filter((part) => texts[part] !== undefined)
  if (given.length === 0) return
  const changed = given.filter((part) => texts[part] !== guild[part])
  saveGuild(guild.id, { ...texts, ...reviseGuild(guild, changed, revision) })
  noteInHistory({ guildId: guild.id, action: 'UPDATE_DESCRIPTION', actorId: player.id })
  reportToMembers(there)
}

/** 403 noPermission; 409 guildChanged; 422 roleFixed, noSuchRole, tooManyRoles, roleInUse, notOutranked. */
export async function editRoles(
  player: LockedPlayer,
  there: LockedGuild,
  { roles: wanted, revision }: SaveGuildRolesRequest,
): Promise<void> {
  const { guild } = there
  const { roleId } = await requirePermission(guild.id, player.id, 'EDIT_ROLE')
  const revised = reviseGuild(guild, ['roles'], revision)
  const stored = await readRoles(guild.id)
  const actor = stored.find((role) => role.roleId === roleId)
  if (!actor) throw new Error('The role of the member is missing')
  const decided = decideRoles(actor, stored, wanted)
  refuseByRules(decided.refusals)
  saveRoles(guild.id, decided)
  saveGuild(guild.id, revised)
  noteInHistory({ guildId: guild.id, action: 'UPDATE_ROLES', actorId: player.id })
  reportToMembers(there)
}
