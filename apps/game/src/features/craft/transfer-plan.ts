import type { Gear } from '#generated/types.ts'
import { transferBlank, transferRefusals } from '#rules/craft/blank-transfer.ts'
import { recycleRefusals } from '#rules/forge/recycle.ts'
import { inMarketRefusals, wornLevelRefusals } from '#rules/gear/storage-refusals.ts'
import { isBlankGear } from '../../shared/gear/gear-looks.ts'
import { asRulesGear } from '../../shared/gear/rules-gear.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** Whether a blank carries a craft or sharpening. */
export function carriesWork({ craft, currentGrind }: Gear): boolean {
  const { characteristicsValue, armorOrDodgeValue, limitsValue } = currentGrind
  return craft !== null || characteristicsValue + armorOrDodgeValue + limitsValue > 0
}

/** Why the blank's work cannot go to this gear, in the server's order. */
export function cannotTransfer(blank: Gear, target: Gear, level: number): Reason[] {
  const [from, to] = [asRulesGear(blank), asRulesGear(target)]
  const may = {
    characteristics: target.availableGrindCharacteristics,
    armorOrDodge: target.availableGrindArmorOrDodge,
    limits: target.availableGrindLimits,
  }
  const refusals = [
    ...transferRefusals(from, to, may),
    ...recycleRefusals(blank),
    ...inMarketRefusals(target),
    ...wornLevelRefusals({ ...to, ...transferBlank(from, to) }, level),
  ]
  return reasonsOf(
    refusals.filter(({ message }, index) => refusals.findIndex((one) => one.message === message) === index),
  )
}

export type TransferTarget = { gear: Gear; reasons: Reason[] }

/** All gear except blanks: first what can take the work, worn before stored. */
export function transferTargets(blank: Gear, gear: readonly Gear[], level: number): TransferTarget[] {
  const rank = ({ gear: item, reasons }: TransferTarget): number =>
    (reasons.length > 0 ? 2 : 0) + (item.equippedSlot === null ? 1 : 0)
  return gear
    .filter((item) => !isBlankGear(item))
    .map((item) => ({ gear: item, reasons: cannotTransfer(blank, item, level) }))
    .sort((left, right) => rank(left) - rank(right))
}
