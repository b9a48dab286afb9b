import { randomUUID } from 'node:crypto'
import { crusadeByKey } from '#catalogue/crusades/crusades.ts'
import { crusadeCallRefusals } from '#rules/crusades/refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { saveCrusade } from '../../game/crusades/changes.ts'
import { findOwnCrusade } from '../../game/crusades/store.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { notFound } from '../../platform/errors.ts'
import { findCompanions } from './companions.ts'
import { disbandsAt } from './gathering-time.ts'
import { requireGathering } from './locked-crusade.ts'
import { notifyOf } from './notify-of-crusade.ts'

/**
 * Founds a crusade of a locked player and notifies companions of earlier ones, who are among the locked others. 404 for an unknown boss, 422
 * textTooShort, textTooLong, titleTooLow, crusadeUnderway. Returns its id.
 */
export async function callCrusade(
  player: LockedPlayer,
  others: readonly LockedPlayer[],
  { missionKey, name: given }: { readonly missionKey: string; readonly name: string },
): Promise<number> {
  const boss = crusadeByKey(missionKey)
  if (!boss) throw notFound('notFound', 'Такого похода нет')
  const name = given.trim()
  const inCrusade = (await findOwnCrusade(player.id)) !== undefined
  refuseByRules(crusadeCallRefusals({ name, boss, level: player.level, inCrusade }))
  const id = await saveCrusade({ bossKey: boss.key, name, leaderId: player.id, inviteKey: randomUUID() })
  const gathering = await requireGathering(id)
  schedule('crusadeGathering', {
    playerId: player.id,
    subjectId: id,
    dueAt: disbandsAt(gathering.crusade.createdAt),
  })
  const companions = new Set(await findCompanions(player.id))
  for (const other of others)
    if (companions.has(other.id)) notifyOf(other, 'CRUSADE_CREATED', gathering, player)
  return id
}
