import { randomUUID } from 'node:crypto'
import { crusadeKickRefusals, crusadeLeaveRefusals } from '#rules/crusades/refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { removeMember, renewKey } from '../../game/crusades/changes.ts'
import { notFound } from '../../platform/errors.ts'
import { tell } from './news.ts'
import type { Scene } from './scene.ts'

function requireMember({ members }: Scene, playerId: number): void {
  if (!members.some((member) => member.playerId === playerId))
    throw notFound('notFound', 'Такого участника в походе нет')
}

/** Expels a member and renews the link. 422 leaderOnly, crusadeStarted, leaderStays, 404 for somebody else. */
export function kickMember(scene: Scene, playerId: number): void {
  const { player, people } = scene
  refuseByRules(crusadeKickRefusals({ ...scene, isSelf: playerId === player.id }))
  requireMember(scene, playerId)
  removeMember(scene, playerId)
  renewKey(scene, randomUUID())
  tell(people.get(playerId), 'CRUSADE_MEMBER_KICKED', scene, player)
}

/** Ends the player's own membership. 422 crusadeStarted, leaderStays, 404 for somebody who is no member. */
export function leaveCrusade(scene: Scene): void {
  const { player, crusade, people } = scene
  requireMember(scene, player.id)
  refuseByRules(crusadeLeaveRefusals(scene))
  removeMember(scene, player.id)
  tell(people.get(crusade.leaderId), 'CRUSADE_MEMBER_LEFT', scene, player)
}
