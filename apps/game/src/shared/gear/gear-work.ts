import type { Gear } from '#generated/types.ts'
import type { Army } from '#rules/army/army.ts'
import { BASIS_POINTS_PER_PERCENT, WHOLE } from '#rules/core/basis-points.ts'
import { groupOfSlot } from '#rules/gear/gear-class.ts'
import { gearLimits, workingShare } from '#rules/gear/limits.ts'
import type { SlotWork } from '../../ui/pictures/item-slot.tsx'
import { asRulesGear } from './rules-gear.ts'

/** How well an item works in a slot with its group's units. The limits depend on the slot's group. */
export function workInSlot(
  gear: Gear,
  slot: number,
  army: Readonly<Army>,
): SlotWork & { units: number; limitsMin: number; limitsMax: number } {
  const group = groupOfSlot(slot)
  const units = group === null ? 0 : army[group]
  const { limitsMin, limitsMax } = gearLimits(asRulesGear(gear, slot))
  const share = workingShare({ limitsMin, limitsMax }, units)
  const state = share >= WHOLE ? 'whole' : share === 0 ? 'none' : 'part'
  return { state, percent: Math.floor(share / BASIS_POINTS_PER_PERCENT), units, limitsMin, limitsMax }
}
