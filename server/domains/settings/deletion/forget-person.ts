import { deletedPlayerName } from '#rules/settings/deleted-player.ts'
import { report } from '../../../game/live/report.ts'
import { savePlayer } from '../../../game/player/ledger.ts'
import type { LockedPlayer } from '../../../game/player/lock-order.ts'
import { nameKeyOf } from '../../../game/player/name-key.ts'
import { markStanding } from '../../../game/standings/mark-standing.ts'
import type { ErasePerson } from '../../../platform/database/table-description.ts'
import { endAccess } from '../../../platform/sessions/end-access.ts'
import { readAddresses } from '../../auth/addresses.ts'
import { tables } from '../../tables.ts'
import { playerDeletions } from './models.ts'

/** What the owner of each table removes. */
const STEPS: readonly ErasePerson[] = tables.flatMap((description) =>
  'person' in description || typeof description.onDeletion === 'string' ? [] : description.onDeletion,
)

/**
 * Removes the person behind a locked player: sessions end, and what was written or identifies anybody is gone. What is under way
 * ends without effect. The ledger stays, under a neutral name.
 */
export async function forgetPerson(player: LockedPlayer, nextAt: Date): Promise<void> {
  const { id } = player
  const name = deletedPlayerName(id)
  await endAccess(id, 'DELETED')
  const person = { playerId: id, addresses: await readAddresses(id), neutralName: name }
  // Before the name is written: only a deleted player may have such a long one, and the old one is still to be reserved.
  for (const erase of STEPS) await erase(person)
  await playerDeletions().create({ playerId: id, nextAt })
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
