import { equipRefusals, slotFor } from '../../../rules/gear/equip.ts'
import { unequipRefusals } from '../../../rules/gear/storage-refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { type GearRow, readWearing, saveGear } from '../../game/items/gear-row.ts'
import { findOneOwnGear, ownGearOf } from '../../game/items/own-gear.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'

export type Worn = {
  readonly equippedSlot: number
  /** What was worn there before; it lies in the storage now. */
  readonly replaced: GearRow | undefined
}

/**
 * Puts a piece of a locked player into a slot: the one named, else the first free one that fits. What was there goes to
 * the storage, beyond its slots if need be. 404; 422 gearIsBlank, slotDoesNotFit, levelTooLow, gearInMarket.
 */
export async function equipGear(
  player: LockedPlayer,
  { gearEntityId, slot }: { readonly gearEntityId: number; readonly slot?: number },
): Promise<Worn> {
  const rows = await readWearing(player.id, gearEntityId)
  const { row, gear } = ownGearOf(rows.find(({ id }) => id === gearEntityId))
  const taken = rows.flatMap(({ id, equippedSlot }) =>
    equippedSlot === null || id === row.id ? [] : [equippedSlot],
  )
  const equippedSlot = slot ?? row.equippedSlot ?? slotFor(gear, taken) ?? 1
  refuseByRules(equipRefusals(gear, { slot: equippedSlot, level: player.level }))
  const replaced = rows.find((other) => other.id !== row.id && other.equippedSlot === equippedSlot)
  if (row.equippedSlot !== equippedSlot) {
    if (replaced) saveGear(replaced, { equippedSlot: null })
    saveGear(row, { equippedSlot, viewedAt: row.viewedAt ?? now() })
  }
  return { equippedSlot, replaced }
}

/** Takes a worn piece off a locked player's figure. 404; 422 gearNotEquipped. */
export async function unequipGear(player: LockedPlayer, gearEntityId: number): Promise<void> {
  const { row } = await findOneOwnGear(player, gearEntityId)
  refuseByRules(unequipRefusals(row))
  saveGear(row, { equippedSlot: null })
}
