import type { Refusal } from '../core/refusal.ts'
import { grindLevel, SHARPENING_TYPES, type SharpeningType } from '../forge/sharpening.ts'
import { isBlank } from '../gear/equip.ts'
import type { Gear, GearSharpenings } from '../gear/gear.ts'

/** A blank costs one diamond in the shop (docs/game.md §9). */
export const BLANK_COST = { gold: 0, diamonds: 1 } as const

type TransferCode =
  | 'sourceIsNoBlank'
  | 'nothingToTransfer'
  | 'targetIsBlank'
  | 'sameSharpening'
  | 'sharpeningUnavailable'
  | 'tradeUnavailable'
  | 'limitsUnavailable'
  | 'craftPresent'
  | 'craftOfOtherGear'

type TransferRefusal = Refusal<TransferCode>

function refusal(code: TransferCode, message: string): TransferRefusal {
  return {
    code,
    message,
    have: 0,
    need: 1,
  }
}

const SAME_SHARPENING = {
  CHARACTERISTICS: 'На вещи уже есть заточка свойства',
  ARMOR_OR_DODGE: 'На вещи уже есть заточка брони или уворота',
  LIMITS: 'На вещи уже есть заточка требований',
} satisfies Record<SharpeningType, string>

function grindRefusals(blank: Gear, target: Gear, may: GearSharpenings): TransferRefusal[] {
  const refusals: TransferRefusal[] = SHARPENING_TYPES.filter(
    (type) => grindLevel(blank, type) > 0 && grindLevel(target, type) > 0,
  ).map((type) => refusal('sameSharpening', SAME_SHARPENING[type]))
  const named = blank.grind.characteristics
  if (named !== null && named.level > 0 && !may.characteristics.includes(named.name)) {
    refusals.push(refusal('sharpeningUnavailable', 'Заточка этого свойства вещи не подходит'))
  }
  if (grindLevel(blank, 'ARMOR_OR_DODGE') > 0 && !may.armorOrDodge) {
    refusals.push(refusal('tradeUnavailable', 'Заточка брони или уворота вещи не подходит'))
  }
  if (grindLevel(blank, 'LIMITS') > 0 && !may.limits) {
    refusals.push(refusal('limitsUnavailable', 'Заточка требований вещи не подходит'))
  }
  return refusals
}

function craftRefusals(blank: Gear, target: Gear): TransferRefusal[] {
  if (blank.craft === null) return []
  const refusals: TransferRefusal[] = []
  if (target.craft !== null) refusals.push(refusal('craftPresent', 'На вещи уже есть отделка'))
  if (blank.craft.gearId !== target.model.id) {
    refusals.push(refusal('craftOfOtherGear', 'Отделка сделана для другой вещи'))
  }
  return refusals
}

/**
 * Why a blank's sharpening and craft cannot go to gear: the five groups of docs/game.md §4, and a trade that the
 * gear's class does not allow. `may` is what the target allows.
 */
export function transferRefusals(blank: Gear, target: Gear, may: GearSharpenings): TransferRefusal[] {
  if (!isBlank(blank)) return [refusal('sourceIsNoBlank', 'Переносить можно только с заготовки')]
  const refusals: TransferRefusal[] = []
  const carries = blank.craft !== null || SHARPENING_TYPES.some((type) => grindLevel(blank, type) > 0)
  if (!carries) refusals.push(refusal('nothingToTransfer', 'На заготовке ничего нет'))
  if (isBlank(target)) refusals.push(refusal('targetIsBlank', 'На другую заготовку перенести нельзя'))
  return [...refusals, ...grindRefusals(blank, target, may), ...craftRefusals(blank, target)]
}

/** The target with the blank's sharpening and craft; the blank is destroyed. Check `transferRefusals` first. */
export function transferBlank(blank: Gear, target: Gear): Pick<Gear, 'grind' | 'craft'> {
  const carried = (type: SharpeningType): boolean => grindLevel(blank, type) > 0
  return {
    grind: {
      characteristics: carried('CHARACTERISTICS')
        ? blank.grind.characteristics
        : target.grind.characteristics,
      armorOrDodge: carried('ARMOR_OR_DODGE') ? blank.grind.armorOrDodge : target.grind.armorOrDodge,
      limitsLevel: Math.max(blank.grind.limitsLevel, target.grind.limitsLevel),
    },
    craft: blank.craft ?? target.craft,
  }
}
