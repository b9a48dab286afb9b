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
import type { LockedCrusade } from './locked-crusade.ts'
import { notifyOf } from './notify-of-crusade.ts'

function noInvitation() {
  return notFound('notFound', 'Такого приглашения нет')
}

/** Invites a locked player. 422 as `crusadeInviteRefusals`, 404 for the leader itself. */
export async function invite(locked: LockedCrusade, guestId: number): Promise<void> {
  const { player, crusade, members, candidates, people } = locked
  const guest = people.get(guestId)
  if (!guest) throw notFound('notFound', 'Игрок не найден')
  refuseByRules(
    crusadeInviteRefusals({
      ...locked,
      members: members.length,
      boss: bossOf(crusade),
      invitations: candidates.filter(({ kind }) => kind === 'INVITATION').length,
      guest: {
        level: guest.level,
        tie: tieOf(locked, guestId),
        inCrusade: (await findOwnCrusade(guestId)) !== undefined,
        isBlocked: guest.isBlocked,
        isOpen: await hasCrusadesOpen(guest),
        invitations: await countOwn(guestId, 'INVITATION'),
      },
    }),
  )
  saveCandidate(locked, guestId, 'INVITATION')
  notifyOf(guest, 'CRUSADE_JOIN_REQUEST_SENT', locked, player, { isInvitation: true })
}

/** Takes an invitation back. 422 leaderOnly, crusadeStarted, 404 without it. */
export function revokeInvitation(locked: LockedCrusade, guestId: number): void {
  refuseByRules(crusadeLeadRefusals(locked))
  if (tieOf(locked, guestId) !== 'INVITED') throw noInvitation()
  removeCandidate(locked, guestId)
}

/** Joins the crusade to which the player is invited. 422 as for a request, 404 without the invitation. */
export async function acceptInvitation(locked: LockedCrusade): Promise<void> {
  const { player, crusade, members, people, state, tie } = locked
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
  await join(locked, player.id)
  notifyOf(people.get(crusade.leaderId), 'CRUSADE_JOIN_REQUEST_ACCEPTED', locked, player, {
    isInvitation: true,
  })
}

/** Declines an invitation. 404 without it. */
export function declineInvitation(locked: LockedCrusade): void {
  const { player, crusade, people, tie } = locked
  if (tie !== 'INVITED') throw noInvitation()
  removeCandidate(locked, player.id)
  notifyOf(people.get(crusade.leaderId), 'CRUSADE_JOIN_REQUEST_REJECTED', locked, player, {
    isInvitation: true,
  })
}
