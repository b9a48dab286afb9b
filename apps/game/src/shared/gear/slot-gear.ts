import type { Gear } from '#generated/types.ts'
import { equipRefusals } from '#rules/gear/equip.ts'
import { asRulesGear } from './rules-gear.ts'

/** Worn gear by slot. */
export function wornBySlot(gear: readonly Gear[]): ReadonlyMap<number, Gear> {
  return new Map(
    gear.flatMap((item) => (item.equippedSlot === null ? [] : [[item.equippedSlot, item] as const])),
  )
}

/** The slot for an item: where it is worn, the wanted slot, the first free one, else the first that fits. */
export function usualSlot(
  gear: Gear,
  worn: ReadonlyMap<number, Gear>,
  wanted: number | null,
): number | undefined {
  if (gear.equippedSlot !== null) return gear.equippedSlot
  if (wanted !== null && gear.slots.includes(wanted)) return wanted
  return gear.slots.find((slot) => !worn.has(slot)) ?? gear.slots[0]
}

/** Empty slots for which the player has something to equip. */
export function invitingSlots(
  gear: readonly Gear[],
  worn: ReadonlyMap<number, Gear>,
  level: number,
): ReadonlySet<number> {
  const spare = gear.filter(({ equippedSlot }) => equippedSlot === null)
  return new Set(
    spare.flatMap((item) =>
      item.slots.filter(
        (slot) => !worn.has(slot) && equipRefusals(asRulesGear(item), { slot, level }).length === 0,
      ),
    ),
  )
}
