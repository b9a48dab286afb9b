import { GEAR } from '#catalogue/gear/gear.ts'
import {
  addPointsRefusals,
  enhanceLevelForPoints,
  enhanceLevelMax,
  enhancePointsForLevel,
} from '#rules/forge/enhance.ts'
import { equipRefusals } from '#rules/gear/equip.ts'
import type { GearModel } from '#rules/gear/gear.ts'
import { slotsOfClass } from '#rules/gear/gear-class.ts'
import { baseBonus, currentBonus, type GearBonus } from '#rules/gear/stats.ts'
import { fullArmy, specimen } from './lord.ts'
import { firstFault, refused, type Use, unless, use } from './use.ts'

/** Sum of all bonuses, as a simple measure of "more". */
export function bonusSum({ characteristics, army }: GearBonus): number {
  const numbers = [...Object.values(characteristics), ...Object.values(army)]
  return numbers.reduce((sum, value) => sum + value, 0)
}

/** Worn in each slot it fits by a lord of its level, where it has an effect. */
function worn(model: GearModel): string | null {
  const slots = slotsOfClass(model.gearClass)
  const checks = slots.map((slot) => (): string | null => {
    const gear = specimen(model)
    return firstFault(
      () => refused(equipRefusals(gear, { slot, level: model.level })),
      () => {
        const bonus = currentBonus({ ...gear, equippedSlot: slot }, fullArmy(model.level))
        return unless(bonusSum(bonus) > 0, `gives nothing in slot ${slot}`)
      },
    )
  })
  return firstFault(() => unless(slots.length > 0, 'fits no slot'), ...checks)
}

/** Raised to all stars that its owner's level allows, and not beyond. */
function enhanced(model: GearModel): string | null {
  const { level } = model
  const most = enhanceLevelMax(level)
  const points = enhancePointsForLevel(most)
  const request = { isBlank: false, invested: 0, points, pointsAtHand: points + 1, level }
  const gear = specimen(model)
  const shining = { ...gear, enhanceLevel: enhanceLevelForPoints(points) }
  return firstFault(
    () => refused(addPointsRefusals(request)),
    () => unless(shining.enhanceLevel === most, `${shining.enhanceLevel} stars of ${most}`),
    () => unless(bonusSum(baseBonus(shining)) > bonusSum(baseBonus(gear)), 'stars give nothing'),
    () =>
      unless(addPointsRefusals({ ...request, points: points + 1 }).length > 0, 'takes more than its stars'),
  )
}

/** Every model worn and enhanced by a fitting army. */
export function wearUses(): Use[] {
  return GEAR.flatMap((model) => [
    use('gear worn', String(model.id), () => worn(model)),
    use('gear enhanced', String(model.id), () => enhanced(model)),
  ])
}
