import { foundGuildRefusals } from '#rules/guilds/founding.ts'
import { GUILD_COST } from '#rules/guilds/guild.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { claimNames } from '../../game/guilds/claims.ts'
import { findOpenFoundingOf } from '../../game/guilds/foundings.ts'
import { type GuildRow, insertGuild } from '../../game/guilds/guild-row.ts'
import { noteInHistory } from '../../game/guilds/history.ts'
import { addMember } from '../../game/guilds/members.ts'
import { insertFirstRoles } from '../../game/guilds/roles.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'

export type Wished = { readonly name: string; readonly tag: string; readonly description: string }

/** A new guild, with its locked leader and the locked players who founded it together. The caller claims its names. */
export async function establish(
  wished: Wished,
  leader: LockedPlayer,
  partners: readonly LockedPlayer[] = [],
): Promise<GuildRow> {
  const at = now()
  const guild = await insertGuild(leader.id, { ...wished, at })
  const [first, second] = await insertFirstRoles(guild.id)
  if (!first || !second) throw new Error('The first roles are missing')
  addMember(leader, guild, first.roleId, at)
  for (const partner of partners) addMember(partner, guild, second.roleId, at)
  noteInHistory({ guildId: guild.id, action: 'CREATE', actorId: leader.id })
  return guild
}

/** Founds a guild alone. 409 nameTaken, tagTaken; 422 alreadyInGuild, foundingUnderway, notEnoughDiamonds. */
export async function foundGuild(player: LockedPlayer, wished: Wished): Promise<GuildRow> {
  refuseByRules(
    foundGuildRefusals({
      isInGuild: player.guildTag !== null,
      isInOtherFounding: (await findOpenFoundingOf(player.id)) !== undefined,
      diamonds: player.diamonds,
    }),
  )
  const guild = await establish(wished, player)
  await claimNames(wished, { guildId: guild.id })
  spend(player, GUILD_COST, 'GUILD', { reference: `guild:${wished.name}` })
  return guild
}
