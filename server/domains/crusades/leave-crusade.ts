import { randomUUID } from 'node:crypto'
import { crusadeKickRefusals, crusadeLeaveRefusals } from '#rules/crusades/refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { removeMember, renewKey } from '../../game/crusades/changes.ts'
import { notFound } from '../../platform/errors.ts'
import type { LockedCrusade } from './locked-crusade.ts'
import { notifyOf } from './notify-of-crusade.ts'

function requireMember({ members }: LockedCrusade, playerId: number): void {
  if (!members.some((member) => member.playerId === playerId))
    throw notFound('notFound', 'Такого участника в походе нет')
}

/** Expels a member and renews the link. 422 leaderOnly, crusadeStarted, leaderStays, 404 for somebody else. */
export function kickMember(locked: LockedCrusade, playerId: number): void {
  const { player, people } = locked
  refuseByRules(crusadeKickRefusals({ ...locked, isSelf: playerId === player.id }))
  requireMember(locked, playerId)
  removeMember(locked, playerId)
  renewKey(locked, randomUUID())
  notifyOf(people.get(playerId), 'CRUSADE_MEMBER_KICKED', locked, player)
}

/** Ends the player's own membership. 422 crusadeStarted, leaderStays, 404 for somebody who is no member. */
export function leaveCrusade(locked: LockedCrusade): void {
  const { player, crusade, people } = locked
  requireMember(locked, player.id)
  refuseByRules(crusadeLeaveRefusals(locked))
  removeMember(locked, player.id)
  notifyOf(people.get(crusade.leaderId), 'CRUSADE_MEMBER_LEFT', locked, player)
}
