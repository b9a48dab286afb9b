import { equipRefusals, slotFor } from '#rules/gear/equip.ts'
import { unequipRefusals } from '#rules/gear/storage-refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { type GearRow, readWearing, saveGear } from '../../game/items/gear-row.ts'
import { findOneOwnGear, ownGearOf } from '../../game/items/own-gear.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'

export type Worn = {
  readonly equippedSlot: number
  /** The item that was worn there before. It is now in the storage. */
  readonly replaced: GearRow | undefined
}

/**
 * Equips an item of a locked player in the given slot, or in the first free one that fits. The item worn there goes
 * to the storage, even beyond its slots. 404; 422 gearIsBlank, slotDoesNotFit, levelTooLow, gearInMarket.
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

/** Unequips a locked player's item. 404; 422 gearNotEquipped. */
export async function unequipGear(player: LockedPlayer, gearEntityId: number): Promise<void> {
  const { row } = await findOneOwnGear(player, gearEntityId)
  refuseByRules(unequipRefusals(row))
  saveGear(row, { equippedSlot: null })
}
