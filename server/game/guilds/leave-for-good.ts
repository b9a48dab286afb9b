import { heirOf } from '#rules/guilds/leadership.ts'
import { report } from '../live/report.ts'
import { lockPlayers } from '../player/lock-order.ts'
import { markGuild } from '../standings/mark-standing.ts'
import { findGuildOf, findMemberIds, lockGuild, removeGuild } from './guild-row.ts'
import { noteInHistory } from './history.ts'
import { readMembers, removeMember } from './members.ts'
import { passLeadership } from './pass-leadership.ts'

/**
 * Takes a player who will not come back out of the guild, if there is one. A leader's place goes to the highest of the others;
 * a guild without others ends. The guild is read again under its lock.
 */
export async function leaveForGood(playerId: number): Promise<void> {
  const known = await findGuildOf(playerId)
  if (!known) return
  const there = await lockGuild(known.tag, await lockPlayers(await findMemberIds(known.tag)))
  const { guild } = there
  const player = there.members.find(({ id }) => id === playerId)
  if (!player) return
  const members = await readMembers(guild.id)
  const own = members.find(({ id }) => id === playerId)
  const heir = heirOf(members.filter(({ id }) => id !== playerId))
  if (heir && own?.type === 'LEADER') passLeadership(guild.id, own, heir)
  removeMember(player, guild)
  for (const { id } of there.members) report(id, 'guild')
  if (heir) {
    noteInHistory({ guildId: guild.id, action: 'LEAVE_GUILD', actorId: playerId })
    return
  }
  removeGuild(guild.id)
  markGuild(guild.id)
}
