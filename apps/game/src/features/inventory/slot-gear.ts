import type { Gear } from './inventory-types.ts'

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
