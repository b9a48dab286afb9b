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
import { tell } from './news.ts'
import type { Scene } from './scene.ts'

function noRequest() {
  return notFound('notFound', 'Такой просьбы нет')
}

/**
 * Asks to join, or joins at once by the leader's invitation or link. 422 crusadeStarted, inviteEnded, titleTooLow,
 * crusadeUnderway, crusadeFull, alreadyRequested, tooManyJoinRequests.
 */
export async function sendRequest(scene: Scene, inviteKey: string | undefined): Promise<void> {
  const { player, crusade, tie, state, members, candidates, people } = scene
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
    await join(scene, player.id)
    tell(leader, 'CRUSADE_JOIN_REQUEST_ACCEPTED', scene, player, { isInvitation: true })
  } else {
    saveCandidate(scene, player.id, 'REQUEST')
    tell(leader, 'CRUSADE_JOIN_REQUEST_SENT', scene, player)
  }
}

/** Takes the player's own request back. 404 without one. */
export function revokeRequest(scene: Scene): void {
  const { player, tie, crusade, people } = scene
  if (tie !== 'REQUESTED') throw noRequest()
  removeCandidate(scene, player.id)
  tell(people.get(crusade.leaderId), 'CRUSADE_JOIN_REQUEST_REVOKED', scene, player)
}

/** The request of a player, for its leader. 404 without one. */
function requireRequest({ candidates }: Scene, playerId: number): void {
  const asked = candidates.some(
    (candidate) => candidate.kind === 'REQUEST' && candidate.playerId === playerId,
  )
  if (!asked) throw noRequest()
}

/** Accepts a request. 422 leaderOnly, crusadeStarted, crusadeFull, 404 without the request, also when its player is blocked. */
export async function acceptRequest(scene: Scene, playerId: number): Promise<void> {
  const { player, members, people } = scene
  refuseByRules(crusadeAcceptRefusals({ ...scene, members: members.length }))
  requireRequest(scene, playerId)
  if (people.get(playerId)?.isBlocked) throw noRequest()
  await join(scene, playerId)
  tell(people.get(playerId), 'CRUSADE_JOIN_REQUEST_ACCEPTED', scene, player)
}

/** Rejects a request. 422 leaderOnly, crusadeStarted, 404 without the request. */
export function rejectRequest(scene: Scene, playerId: number): void {
  const { player, people } = scene
  refuseByRules(crusadeLeadRefusals(scene))
  requireRequest(scene, playerId)
  removeCandidate(scene, playerId)
  tell(people.get(playerId), 'CRUSADE_JOIN_REQUEST_REJECTED', scene, player)
}
