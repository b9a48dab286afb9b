import type { Gear } from '#generated/types.ts'
import { decideEnhancing } from '#rules/forge/decide-enhancing.ts'
import { tryRefusals } from '#rules/forge/decide-sharpening.ts'
import { takeApartRefusals } from '#rules/forge/recycle.ts'
import type { SharpeningRequest } from '#rules/forge/sharpening.ts'
import { resetPointsRefusals } from '#rules/gear/storage-refusals.ts'
import { asRulesGear } from '../../shared/gear/rules-gear.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** What the smith and the dealer need to know about the player. */
export type Customer = { level: number; diamonds: number }

/** Why sharpening is not possible. */
export function cannotGrind(
  gear: Gear,
  request: SharpeningRequest,
  at: { forgeLevel: number; isSure: boolean; customer: Customer },
): Reason[] {
  return reasonsOf(
    tryRefusals({
      gear: asRulesGear(gear),
      request,
      may: {
        characteristics: gear.availableGrindCharacteristics,
        armorOrDodge: gear.availableGrindArmorOrDodge,
        limits: gear.availableGrindLimits,
      },
      forgeLevel: at.forgeLevel,
      diamonds: at.customer.diamonds,
      level: at.customer.level,
      isSure: at.isSure,
    }),
  )
}

export function isRecyclable(gear: Gear): boolean {
  return takeApartRefusals(gear).length === 0
}

export function cannotAddPoints(gear: Gear, points: number, at: { atHand: number; level: number }): Reason[] {
  const none = points > 0 ? [] : [{ message: 'Укажите, сколько очков вложить' }]
  return [
    ...none,
    ...reasonsOf(
      decideEnhancing({ gear: asRulesGear(gear), invested: gear.enhancePoints, ...at }, points).refusals,
    ),
  ]
}

export function cannotResetPoints(gear: Gear): Reason[] {
  return reasonsOf(resetPointsRefusals(gear))
}
