import type { Gear } from '../../../../../generated/types.ts'
import { equipRefusals } from '../../../../../rules/gear/equip.ts'
import { asRulesGear } from './rules-gear.ts'

/** What is worn, by slot. */
export function wornBySlot(gear: readonly Gear[]): ReadonlyMap<number, Gear> {
  return new Map(
    gear.flatMap((piece) => (piece.equippedSlot === null ? [] : [[piece.equippedSlot, piece] as const])),
  )
}

/** Where a piece would go: the place it is looked at for, the first free one, else the first it fits. */
export function usualSlot(
  gear: Gear,
  worn: ReadonlyMap<number, Gear>,
  wanted: number | null,
): number | undefined {
  if (gear.equippedSlot !== null) return gear.equippedSlot
  if (wanted !== null && gear.slots.includes(wanted)) return wanted
  return gear.slots.find((slot) => !worn.has(slot)) ?? gear.slots[0]
}

/** Empty places for which something may be put on. */
export function invitingSlots(
  gear: readonly Gear[],
  worn: ReadonlyMap<number, Gear>,
  level: number,
): ReadonlySet<number> {
  const spare = gear.filter(({ equippedSlot }) => equippedSlot === null)
  return new Set(
    spare.flatMap((piece) =>
      piece.slots.filter(
        (slot) => !worn.has(slot) && equipRefusals(asRulesGear(piece), { slot, level }).length === 0,
      ),
    ),
  )
}
