import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlSoon } from '../../platform/sql.ts'
import { savePlayer } from '../player/ledger.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import { enhanceEntries } from './models.ts'
import type { EnhanceAction } from './sources.ts'

/**
 * Changes a locked player's enhance points by a signed amount and writes their ledger. The rules refuse to spend more
 * than there is; the table's check is a second guard.
 */
export function changeEnhancePoints(
  player: LockedPlayer,
  amount: number,
  action: EnhanceAction,
  gearEntityId: number | null = null,
): void {
  if (!Number.isSafeInteger(amount)) throw new Error(`Invalid amount of points: ${amount}`)
  if (amount === 0) return
  savePlayer(player, { enhancePoints: player.enhancePoints + amount })
  const entry = { playerId: player.id, amount, action, gearEntityId, createdAt: now() }
  sqlSoon`INSERT INTO ${newRowOf(enhanceEntries, entry)}`
}
