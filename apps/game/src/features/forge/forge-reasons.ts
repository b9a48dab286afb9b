import type { Gear } from '#generated/types.ts'
import { addPointsRefusals } from '#rules/forge/enhance.ts'
import { takeApartRefusals } from '#rules/forge/recycle.ts'
import { type SharpeningRequest, sharpeningRefusals } from '#rules/forge/sharpening.ts'
import { inMarketRefusals, resetPointsRefusals, wornLevelRefusals } from '#rules/gear/storage-refusals.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { isBlankGear } from '../../things/gear/gear-looks.ts'
import { asRulesGear } from '../../things/gear/rules-gear.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** What the smith and the dealer need to know about the player. */
export type Customer = { level: number; diamonds: number }

/** Why sharpening is not possible. Worn gear must stay wearable if the try fails. */
export function cannotGrind(
  gear: Gear,
  request: SharpeningRequest,
  at: { forgeLevel: number; isSure: boolean; customer: Customer },
): Reason[] {
  const piece = asRulesGear(gear)
  const mayFall = request.type === 'LIMITS' && !at.isSure
  const fallen = { ...piece, grind: { ...piece.grind, limitsLevel: 0 } }
  return reasonsOf([
    ...sharpeningRefusals({
      gear: piece,
      request,
      may: {
        characteristics: gear.availableGrindCharacteristics,
        armorOrDodge: gear.availableGrindArmorOrDodge,
        limits: gear.availableGrindLimits,
      },
      forgeLevel: at.forgeLevel,
      diamonds: at.customer.diamonds,
    }),
    ...(mayFall ? wornLevelRefusals(fallen, at.customer.level) : []),
  ])
}

export function isRecyclable(gear: Gear): boolean {
  return takeApartRefusals(gear).length === 0
}

export function cannotAddPoints(gear: Gear, points: number, at: { atHand: number; level: number }): Reason[] {
  const none = points > 0 ? [] : [{ message: 'Укажите, сколько очков вложить' }]
  return [
    ...none,
    ...reasonsOf([
      ...inMarketRefusals(gear),
      ...addPointsRefusals({
        isBlank: isBlankGear(gear),
        invested: gear.enhancePoints,
        points,
        pointsAtHand: at.atHand,
        level: at.level,
      }),
    ]),
  ]
}

export function cannotResetPoints(gear: Gear): Reason[] {
  return reasonsOf(resetPointsRefusals(gear))
}
