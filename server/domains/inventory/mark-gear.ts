import { RENAME_COST, renameRefusals } from '#rules/gear/rename.ts'
import { inMarketRefusals } from '#rules/gear/storage-refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { saveGear } from '../../game/items/gear-row.ts'
import { findOneOwnGear } from '../../game/items/own-gear.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'

/** Marks the item as viewed. Repeating it changes nothing. 404. */
export async function markGearAsViewed(player: LockedPlayer, gearEntityId: number): Promise<void> {
  const { row } = await findOneOwnGear(player, gearEntityId)
  if (row.viewedAt !== null) return
  saveGear(row, { viewedAt: now() })
}

/** Toggles the lock of an item and returns its new state. 404; 422 gearInMarket. */
export async function toggleGearLock(player: LockedPlayer, gearEntityId: number): Promise<boolean> {
  const { row } = await findOneOwnGear(player, gearEntityId)
  refuseByRules(inMarketRefusals(row))
  saveGear(row, { isLocked: !row.isLocked })
  return row.isLocked
}

/**
 * Gives an item its own name for 300 diamonds (docs/game.md §5), without spaces at the ends and doubled spaces.
 * Returns the name. 404; 422 gearInMarket, notEnoughStars, textTooShort, textTooLong, notEnoughDiamonds.
 */
export async function renameGear(
  player: LockedPlayer,
  gearEntityId: number,
  wanted: string,
): Promise<string> {
  const { row, gear } = await findOneOwnGear(player, gearEntityId)
  const name = wanted.trim().replaceAll(/ +/g, ' ')
  const { enhanceLevel } = gear
  refuseByRules([...inMarketRefusals(row), ...renameRefusals({ enhanceLevel, name, purse: player })])
  spend(player, RENAME_COST, 'GEAR_RENAME', { reference: `gear:${row.gearId}:${row.id}` })
  saveGear(row, { ownName: name })
  return name
}
