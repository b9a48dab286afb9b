import { deletedPlayerName } from '#rules/settings/deleted-player.ts'
import { report } from '../../../game/live/report.ts'
import { savePlayer } from '../../../game/player/ledger.ts'
import type { LockedPlayer } from '../../../game/player/lock-order.ts'
import { nameKeyOf } from '../../../game/player/name-key.ts'
import { markStanding } from '../../../game/standings/mark-standing.ts'
import { endAccess } from '../../../platform/sessions/end-access.ts'
import { eraseOwnRows, setKindDeleted } from './erase.ts'
import { playerDeletions } from './models.ts'

/**
 * Removes the person behind a locked player: sessions end, and what was written or identifies anybody is gone. What is under way
 * ends without effect. The ledger stays, under a neutral name.
 */
export async function forgetPerson(player: LockedPlayer, nextAt: Date): Promise<void> {
  const { id } = player
  await endAccess(id, 'DELETED')
  await eraseOwnRows(id)
  await playerDeletions().create({ playerId: id, nextAt })
  const name = deletedPlayerName(id)
  // First: only a deleted player may have such a long name.
  await setKindDeleted(id)
  savePlayer(player, {
    name,
    nameKey: nameKeyOf(name),
    arms: null,
    roles: ['PLAYER'],
    deletionDueAt: null,
    isGearHidden: true,
    lastSeenAt: null,
    taxesHours: null,
    taxesGold: null,
    taxesStartedAt: null,
    taxesEndsAt: null,
  })
  markStanding(id)
  report(id, 'name')
}
