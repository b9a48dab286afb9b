import { equipRefusals } from '#rules/gear/equip.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { type GearRow, readOwnGear, readWornGear, saveGear } from '../../game/items/gear-row.ts'
import { ownGearOf } from '../../game/items/own-gear.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { refuse } from '../../platform/errors.ts'

/** A piece by its id, and the slot of 1 to 24 that it shall get. */
export type Placed = { readonly gearEntityId: number; readonly slot: number }

export type Equipped = {
  readonly row: GearRow
  readonly slot: number
  readonly replaced: GearRow | undefined
}

/** A set that names a piece or a slot twice has no meaning. */
function checkDistinct(pieces: readonly Placed[]): void {
  const ids = new Set(pieces.map(({ gearEntityId }) => gearEntityId))
  const slots = new Set(pieces.map(({ slot }) => slot))
  if (ids.size < pieces.length || slots.size < pieces.length) {
    throw refuse('slotDoesNotFit', 'На одно место надевают одну вещь')
  }
}

/**
 * Equips several pieces of a locked player, all or none. Pieces worn in their slots go to the storage, even beyond its
 * slots. 404; 422 gearIsBlank, slotDoesNotFit, levelTooLow, gearInMarket.
 */
export async function equipGearSet(player: LockedPlayer, pieces: readonly Placed[]): Promise<Equipped[]> {
  checkDistinct(pieces)
  const ids = pieces.map(({ gearEntityId }) => gearEntityId)
  const [worn, named] = await Promise.all([readWornGear(player.id), readOwnGear(player.id, ids)])
  const rows = new Map([...named, ...worn].map((row) => [row.id, row]))
  const inSlot = new Map(worn.map(({ id, equippedSlot }) => [equippedSlot, id]))
  const placed = pieces.map(({ gearEntityId, slot }) => {
    const { row, gear } = ownGearOf(rows.get(gearEntityId))
    const replaced = rows.get(inSlot.get(slot) ?? 0)
    return { row, gear, slot, replaced: replaced?.id === row.id ? undefined : replaced }
  })
  refuseByRules(placed.flatMap(({ gear, slot }) => equipRefusals(gear, { slot, level: player.level })))
  const moving = placed.filter(({ row, slot }) => row.equippedSlot !== slot)
  // Frees every slot first: a slot holds one piece at any moment.
  for (const row of new Set(moving.flatMap(({ row, replaced }) => [row, ...(replaced ? [replaced] : [])]))) {
    if (row.equippedSlot !== null) saveGear(row, { equippedSlot: null })
  }
  for (const { row, slot } of moving) {
    saveGear(row, { equippedSlot: slot, viewedAt: row.viewedAt ?? now() })
  }
  return placed
}
