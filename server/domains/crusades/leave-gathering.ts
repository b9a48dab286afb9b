import { removeCandidate, removeMember } from '../../game/crusades/changes.ts'
import { findGatherings, lockCrusade, peopleOf, readGathering, tieOf } from '../../game/crusades/store.ts'
import { type LockedPlayer, lockPlayers } from '../../game/player/lock-order.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { now } from '../../platform/clock.ts'
import { disbandForAll } from './end-gathering.ts'
import { notifyOf } from './notify-of-crusade.ts'

/**
 * Ends what a player is to a crusade that gathers: a leader disbands it, a member leaves it, a request or an invitation is gone.
 * Does nothing if the crusade has set out or is gone, or if the locked player does not match.
 */
export async function leaveGathering(
  crusadeId: number,
  playerId: number,
  matches: (player: LockedPlayer) => boolean = () => true,
): Promise<void> {
  const crusade = await lockCrusade(crusadeId)
  const gathering = crusade?.startedAt === null ? await readGathering(crusadeId) : undefined
  if (!gathering) return
  const players = await lockPlayers([...peopleOf(gathering), playerId])
  const people = new Map(players.map((player) => [player.id, player]))
  const player = people.get(playerId)
  if (!player || !matches(player)) return
  const tie = tieOf(gathering, playerId)
  if (tie === 'LEADER') disbandForAll(gathering, people)
  else if (tie === 'MEMBER') {
    removeMember(gathering, playerId)
    notifyOf(people.get(gathering.crusade.leaderId), 'CRUSADE_MEMBER_LEFT', gathering, player)
  } else if (tie !== 'NONE') removeCandidate(gathering, playerId)
}

/**
 * Takes a blocked player out of one crusade that gathers, and comes back for the next. A block that was lifted meanwhile takes
 * nothing.
 */
export async function leaveAsBlocked(playerId: number): Promise<void> {
  const [crusadeId, ...rest] = await findGatherings(playerId)
  if (crusadeId === undefined) return
  await leaveGathering(crusadeId, playerId, ({ isBlocked }) => isBlocked)
  if (rest.length > 0) schedule('blockedCrusader', { playerId, subjectId: playerId, dueAt: now() })
}
