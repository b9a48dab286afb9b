import {
  crusadeInviteRefusals,
  crusadeLeadRefusals,
  crusadeRequestRefusals,
} from '#rules/crusades/refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { join, removeCandidate, saveCandidate } from '../../game/crusades/changes.ts'
import { countOwn, findOwnCrusade, tieOf } from '../../game/crusades/store.ts'
import { notFound } from '../../platform/errors.ts'
import { bossOf } from './boss-of.ts'
import { hasCrusadesOpen } from './guest.ts'
import { tell } from './news.ts'
import type { Scene } from './scene.ts'

function noInvitation() {
  return notFound('notFound', 'Такого приглашения нет')
}

/** Invites a locked player. 422 as `crusadeInviteRefusals`, 404 for the leader itself. */
export async function invite(scene: Scene, guestId: number): Promise<void> {
  const { player, crusade, members, candidates, people } = scene
  const guest = people.get(guestId)
  if (!guest) throw notFound('notFound', 'Игрок не найден')
  refuseByRules(
    crusadeInviteRefusals({
      ...scene,
      members: members.length,
      boss: bossOf(crusade),
      invitations: candidates.filter(({ kind }) => kind === 'INVITATION').length,
      guest: {
        level: guest.level,
        tie: tieOf(scene, guestId),
        inCrusade: (await findOwnCrusade(guestId)) !== undefined,
        isBlocked: guest.isBlocked,
        isOpen: await hasCrusadesOpen(guest),
        invitations: await countOwn(guestId, 'INVITATION'),
      },
    }),
  )
  saveCandidate(scene, guestId, 'INVITATION')
  tell(guest, 'CRUSADE_JOIN_REQUEST_SENT', scene, player, { isInvitation: true })
}

/** Takes an invitation back. 422 leaderOnly, crusadeStarted, 404 without it. */
export function revokeInvitation(scene: Scene, guestId: number): void {
  refuseByRules(crusadeLeadRefusals(scene))
  if (tieOf(scene, guestId) !== 'INVITED') throw noInvitation()
  removeCandidate(scene, guestId)
}

/** Joins the crusade to which the player is invited. 422 as for a request, 404 without the invitation. */
export async function acceptInvitation(scene: Scene): Promise<void> {
  const { player, crusade, members, people, state, tie } = scene
  if (tie !== 'INVITED') throw noInvitation()
  refuseByRules(
    crusadeRequestRefusals({
      state,
      tie,
      boss: bossOf(crusade),
      level: player.level,
      inCrusade: (await findOwnCrusade(player.id)) !== undefined,
      members: members.length,
      isOpen: true,
      isKeyWrong: false,
      ownRequests: 0,
      crusadeRequests: 0,
    }),
  )
  await join(scene, player.id)
  tell(people.get(crusade.leaderId), 'CRUSADE_JOIN_REQUEST_ACCEPTED', scene, player, { isInvitation: true })
}

/** Declines an invitation. 404 without it. */
export function declineInvitation(scene: Scene): void {
  const { player, crusade, people, tie } = scene
  if (tie !== 'INVITED') throw noInvitation()
  removeCandidate(scene, player.id)
  tell(people.get(crusade.leaderId), 'CRUSADE_JOIN_REQUEST_REJECTED', scene, player, { isInvitation: true })
}
