import type { GrindTry } from '#generated/types.ts'
import type { SharpeningRequest, SharpeningType } from '#rules/forge/sharpening.ts'
import { GRIND_NAMES, TRADE_NAMES } from '../../shared/gear/gear-words.ts'

export const TYPE_NAMES = {
  CHARACTERISTICS: 'Свойство',
  ARMOR_OR_DODGE: 'Броня или уворот',
  LIMITS: 'Требования',
} satisfies Record<SharpeningType, string>

/** Keys of the types' tips. */
export const TYPE_TIPS = {
  CHARACTERISTICS: 'sharpeningCharacteristics',
  ARMOR_OR_DODGE: 'sharpeningArmorOrDodge',
  LIMITS: 'sharpeningLimits',
} satisfies Record<SharpeningType, string>

/** «атака лучников»: worded for the middle of a sentence. */
export function requestName(request: SharpeningRequest): string {
  if (request.type === 'LIMITS') return 'требования'
  return request.type === 'CHARACTERISTICS' ? GRIND_NAMES[request.name] : TRADE_NAMES[request.name]
}

/** The name of the sharpening that was tried. */
export function tryName({ type, name }: Pick<GrindTry, 'type' | 'name'>): string {
  if (type === 'ARMOR_OR_DODGE') return name === 'dodge' ? TRADE_NAMES.dodge : TRADE_NAMES.armor
  return name === null ? 'требования' : GRIND_NAMES[name]
}
