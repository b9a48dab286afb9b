import { findMemberIds, lockGuild } from '../../game/guilds/guild-row.ts'
import { readRequestsOf, removeRequest } from '../../game/guilds/requests.ts'
import { type LockedPlayer, lockPlayers } from '../../game/player/lock-order.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { now } from '../../platform/clock.ts'
import { notifyAnswering } from './notify-members.ts'

/**
 * Ends the oldest join request of a player without a word in the history, if the locked player matches. Resolves to whether there
 * are more.
 */
export async function endOldestRequest(
  playerId: number,
  matches: (player: LockedPlayer) => boolean = () => true,
): Promise<boolean> {
  const [request, ...rest] = await readRequestsOf(playerId)
  if (!request) return false
  const players = await lockPlayers([playerId, ...(await findMemberIds(request.guildTag))])
  if (!players.some((player) => player.id === playerId && matches(player))) return false
  const there = await lockGuild(request.guildTag, players)
  await removeRequest(playerId, there.guild.id)
  await notifyAnswering(there, null)
  return rest.length > 0
}

/** Ends one join request of a blocked player, and comes back for the next. A block that was lifted meanwhile ends none. */
export async function endAsBlocked(playerId: number): Promise<void> {
  if (await endOldestRequest(playerId, ({ isBlocked }) => isBlocked))
    schedule('blockedCandidate', { playerId, subjectId: playerId, dueAt: now() })
}
