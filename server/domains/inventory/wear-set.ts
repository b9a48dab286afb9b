import { equipRefusals } from '#rules/gear/equip.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { type GearRow, readOwnGear, readWornGear, saveGear } from '../../game/items/gear-row.ts'
import { ownGearOf } from '../../game/items/own-gear.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { refuse } from '../../platform/errors.ts'

/** An item by its id, and the slot of 1 to 24 that it shall get. */
export type Placed = { readonly gearEntityId: number; readonly slot: number }

export type Equipped = {
  readonly row: GearRow
  readonly slot: number
  readonly replaced: GearRow | undefined
}

/** A set that names an item or a slot twice has no meaning. */
function checkDistinct(items: readonly Placed[]): void {
  const ids = new Set(items.map(({ gearEntityId }) => gearEntityId))
  const slots = new Set(items.map(({ slot }) => slot))
  if (ids.size < items.length || slots.size < items.length) {
    throw refuse('slotDoesNotFit', 'На одно место надевают одну вещь')
  }
}

/**
 * Equips several items of a locked player, all or none. Items worn in their slots go to the storage, even beyond its
 * slots. 404; 422 gearIsBlank, slotDoesNotFit, levelTooLow, gearInMarket.
 */
export async function equipGearSet(player: LockedPlayer, items: readonly Placed[]): Promise<Equipped[]> {
  checkDistinct(items)
  const ids = items.map(({ gearEntityId }) => gearEntityId)
  const [worn, named] = await Promise.all([readWornGear(player.id), readOwnGear(player.id, ids)])
  const rows = new Map([...named, ...worn].map((row) => [row.id, row]))
  const inSlot = new Map(worn.map(({ id, equippedSlot }) => [equippedSlot, id]))
  const placed = items.map(({ gearEntityId, slot }) => {
    const { row, gear } = ownGearOf(rows.get(gearEntityId))
    const replaced = rows.get(inSlot.get(slot) ?? 0)
    return { row, gear, slot, replaced: replaced?.id === row.id ? undefined : replaced }
  })
  refuseByRules(placed.flatMap(({ gear, slot }) => equipRefusals(gear, { slot, level: player.level })))
  const moving = placed.filter(({ row, slot }) => row.equippedSlot !== slot)
  // Frees every slot first: a slot holds one item at any moment.
  for (const row of new Set(moving.flatMap(({ row, replaced }) => [row, ...(replaced ? [replaced] : [])]))) {
    if (row.equippedSlot !== null) saveGear(row, { equippedSlot: null })
  }
  for (const { row, slot } of moving) {
    saveGear(row, { equippedSlot: slot, viewedAt: row.viewedAt ?? now() })
  }
  return placed
}
