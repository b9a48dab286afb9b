import {
  crusadeAcceptRefusals,
  crusadeLeadRefusals,
  crusadeRequestRefusals,
} from '#rules/crusades/refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { join, removeCandidate, saveCandidate } from '../../game/crusades/changes.ts'
import { countOwn, findOwnCrusade } from '../../game/crusades/store.ts'
import { notFound } from '../../platform/errors.ts'
import { bossOf } from './boss-of.ts'
import type { LockedCrusade } from './locked-crusade.ts'
import { notifyOf } from './notify-of-crusade.ts'

function noRequest() {
  return notFound('notFound', 'Такой просьбы нет')
}

/**
 * Asks to join, or joins at once by the leader's invitation or link. 422 crusadeStarted, inviteEnded, titleTooLow,
 * crusadeUnderway, crusadeFull, alreadyRequested, tooManyJoinRequests.
 */
export async function sendRequest(locked: LockedCrusade, inviteKey: string | undefined): Promise<void> {
  const { player, crusade, tie, state, members, candidates, people } = locked
  const isKeyRight = inviteKey !== undefined && inviteKey === crusade.inviteKey
  const isOpen = isKeyRight || tie === 'INVITED'
  refuseByRules(
    crusadeRequestRefusals({
      state,
      tie,
      boss: bossOf(crusade),
      level: player.level,
      inCrusade: (await findOwnCrusade(player.id)) !== undefined,
      members: members.length,
      isOpen,
      isKeyWrong: inviteKey !== undefined && !isOpen,
      ownRequests: await countOwn(player.id, 'REQUEST'),
      crusadeRequests: candidates.filter(({ kind }) => kind === 'REQUEST').length,
    }),
  )
  const leader = people.get(crusade.leaderId)
  if (isOpen) {
    await join(locked, player.id)
    notifyOf(leader, 'CRUSADE_JOIN_REQUEST_ACCEPTED', locked, player, { isInvitation: true })
  } else {
    saveCandidate(locked, player.id, 'REQUEST')
    notifyOf(leader, 'CRUSADE_JOIN_REQUEST_SENT', locked, player)
  }
}

/** Takes the player's own request back. 404 without one. */
export function revokeRequest(locked: LockedCrusade): void {
  const { player, tie, crusade, people } = locked
  if (tie !== 'REQUESTED') throw noRequest()
  removeCandidate(locked, player.id)
  notifyOf(people.get(crusade.leaderId), 'CRUSADE_JOIN_REQUEST_REVOKED', locked, player)
}

/** The request of a player, for its leader. 404 without one. */
function requireRequest({ candidates }: LockedCrusade, playerId: number): void {
  const asked = candidates.some(
    (candidate) => candidate.kind === 'REQUEST' && candidate.playerId === playerId,
  )
  if (!asked) throw noRequest()
}

/** Accepts a request. 422 leaderOnly, crusadeStarted, crusadeFull, 404 without the request, also when its player is blocked. */
export async function acceptRequest(locked: LockedCrusade, playerId: number): Promise<void> {
  const { player, members, people } = locked
  refuseByRules(crusadeAcceptRefusals({ ...locked, members: members.length }))
  requireRequest(locked, playerId)
  if (people.get(playerId)?.isBlocked) throw noRequest()
  await join(locked, playerId)
  notifyOf(people.get(playerId), 'CRUSADE_JOIN_REQUEST_ACCEPTED', locked, player)
}

/** Rejects a request. 422 leaderOnly, crusadeStarted, 404 without the request. */
export function rejectRequest(locked: LockedCrusade, playerId: number): void {
  const { player, people } = locked
  refuseByRules(crusadeLeadRefusals(locked))
  requireRequest(locked, playerId)
  removeCandidate(locked, playerId)
  notifyOf(people.get(playerId), 'CRUSADE_JOIN_REQUEST_REJECTED', locked, player)
}
