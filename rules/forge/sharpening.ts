import { moneyRefusals } from '../core/buying.ts'
import type { Random } from '../core/random.ts'
import type { Refusal } from '../core/refusal.ts'
import type { Gear, GearSharpenings, GrindCharacteristic, GrindTrade } from '../gear/gear.ts'
import { SHARPENING_COST } from './sharpening-cost.ts'

export const SHARPENING_TYPES = ['CHARACTERISTICS', 'ARMOR_OR_DODGE', 'LIMITS'] as const

export type SharpeningType = (typeof SHARPENING_TYPES)[number]

/** Maximum of all bonuses to the chance, per cent. */
export const SHARPENING_BONUS_MAX = 5

/** After this many failures at the levels below, the next try succeeds. */
const PITY_FAILURES = 3
const PITY_LEVELS: readonly number[] = [4, 5]

/** The type of sharpening that the player requests. */
export type SharpeningRequest =
  | { type: 'CHARACTERISTICS'; name: GrindCharacteristic }
  | { type: 'ARMOR_OR_DODGE'; name: GrindTrade }
  | { type: 'LIMITS' }

/**
 * Chance in per cent that the try for `level` (current + 1) succeeds:
 * max(50 − max(0, level − 3) · 10 + bonus, 20 + minimum bonus) (docs/game.md §9).
 */
export function sharpeningChance(level: number, bonus = 0, minimumBonus = 0): number {
  return Math.max(50 - Math.max(0, level - 3) * 10 + bonus, 20 + minimumBonus)
}

/** Bonus to the chance: one per cent for every fifth forge level, and the skill; 5 at most. */
export function sharpeningBonus(forgeLevel: number, skillPercent: number): number {
  return Math.min(SHARPENING_BONUS_MAX, Math.floor(forgeLevel / 5) + skillPercent)
}

/** Many more decimal places than shown, so that flooring at each step is not visible. */
const PRECISION = 1_000_000_000_000

/**
 * Chance that tries of these chances, per cent, all succeed in a row: the product (docs/game.md §9), in millionths,
 * floored.
 */
export function combinedChance(percents: readonly number[]): number {
  const product = percents.reduce((chance, percent) => Math.floor((chance * percent) / 100), PRECISION)
  return Math.floor((product * 1_000_000) / PRECISION)
}

/** A sharpening's level and its counted failures, both per gear and type. */
export type SharpeningState = { level: number; failures: number }

/** Whether the next try is certain to succeed, because enough failures were counted at its level. */
export function isSureTry({ level, failures }: SharpeningState): boolean {
  return PITY_LEVELS.includes(level + 1) && failures >= PITY_FAILURES
}

/** One try: success raises the level, failure resets it to 0. A guaranteed success uses up the counted failures. */
export function trySharpening(
  state: SharpeningState,
  chancePercent: number,
  random: Random,
): SharpeningState & { success: boolean } {
  const drawn = random.int(0, 99) < chancePercent
  if (isSureTry(state)) return { success: true, level: state.level + 1, failures: 0 }
  if (drawn) return { success: true, level: state.level + 1, failures: state.failures }
  const counts = PITY_LEVELS.includes(state.level + 1)
  return { success: false, level: 0, failures: state.failures + Number(counts) }
}

/** The level of a type on a specimen, for any characteristic. */
export function grindLevel({ grind }: Pick<Gear, 'grind'>, type: SharpeningType): number {
  if (type === 'LIMITS') return grind.limitsLevel
  return (type === 'CHARACTERISTICS' ? grind.characteristics : grind.armorOrDodge)?.level ?? 0
}

function isAvailable(request: SharpeningRequest, may: GearSharpenings): boolean {
  if (request.type === 'LIMITS') return may.limits
  return request.type === 'CHARACTERISTICS' ? may.characteristics.includes(request.name) : may.armorOrDodge
}

/** One characteristic and one trade per gear: another name is possible only at level 0. */
function isOther({ grind }: Pick<Gear, 'grind'>, request: SharpeningRequest): boolean {
  if (request.type === 'LIMITS') return false
  const present = request.type === 'CHARACTERISTICS' ? grind.characteristics : grind.armorOrDodge
  return present !== null && present.level > 0 && present.name !== request.name
}

/** Why gear cannot be sharpened. Empty: it can. */
export function sharpeningRefusals(order: {
  gear: Pick<Gear, 'grind' | 'isInMarket'>
  request: SharpeningRequest
  may: GearSharpenings
  forgeLevel: number
  diamonds: number
}): Refusal<
  | 'gearInMarket'
  | 'sharpeningUnavailable'
  | 'otherSharpening'
  | 'forgeLevelTooLow'
  | 'notEnoughGold'
  | 'notEnoughDiamonds'
>[] {
  const { gear, request, forgeLevel } = order
  const refusals: ReturnType<typeof sharpeningRefusals> = []
  if (gear.isInMarket) {
    refusals.push({ code: 'gearInMarket', message: 'Вещь выставлена на рынок', have: 1, need: 0 })
  }
  if (!isAvailable(request, order.may)) {
    refusals.push({
      code: 'sharpeningUnavailable',
      message: 'Эта заточка вещи не подходит',
      have: 0,
      need: 1,
    })
  }
  if (isOther(gear, request)) {
    refusals.push({ code: 'otherSharpening', message: 'На вещи уже есть другая заточка', have: 1, need: 0 })
  }
  const need = grindLevel(gear, request.type) + 1
  if (forgeLevel < need) {
    refusals.push({
      code: 'forgeLevelTooLow',
      message: `Нужна кузница ${need}-го уровня`,
      have: forgeLevel,
      need,
    })
  }
  return [...refusals, ...moneyRefusals(SHARPENING_COST, { gold: 0, diamonds: order.diamonds })]
}
