import type { Gear } from '#generated/types.ts'
import { takeApartRefusals } from '#rules/forge/recycle.ts'
import { equipRefusals } from '#rules/gear/equip.ts'
import { cannotLock } from '../../shared/gear/gear-reasons.ts'
import { asRulesGear } from '../../shared/gear/rules-gear.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

export function cannotEquip(gear: Gear, slot: number, level: number): Reason[] {
  return reasonsOf(equipRefusals(asRulesGear(gear), { slot, level }))
}

export function cannotRecycle(gear: Gear): Reason[] {
  return reasonsOf(takeApartRefusals(gear))
}

/** Why gear cannot be taken to the anvil. The anvil's page shows the smith's own refusals. */
export function cannotLay(gear: Gear, isForgeOpen: boolean): Reason[] {
  const none =
    gear.availableGrindCharacteristics.length === 0 &&
    !gear.availableGrindArmorOrDodge &&
    !gear.availableGrindLimits
  return [
    ...(isForgeOpen ? [] : [{ message: 'Кузница откроется позже, по ходу поручений' }]),
    ...(none ? [{ message: 'Такие вещи не точат' }] : []),
    ...cannotLock(gear),
  ]
}
