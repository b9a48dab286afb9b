import type { SharpeningType, SharpeningWish } from '../../../../../rules/gear/sharpening.ts'
import {
  limitsCompensation,
  sharpeningValue,
  tradeValue,
} from '../../../../../rules/gear/sharpening-value.ts'
import { formatPercent, formatSigned } from '../../ui/format/number.ts'
import { GRIND_NAMES, TRADE_NAMES } from '../inventory/gear-words.ts'
import type { GrindTry } from './forge-types.ts'

export const TYPE_NAMES = {
  CHARACTERISTICS: 'Свойство',
  ARMOR_OR_DODGE: 'Броня или уворот',
  LIMITS: 'Требования',
} satisfies Record<SharpeningType, string>

/** Keys of the tips that explain the types. */
export const TYPE_TIPS = {
  CHARACTERISTICS: 'sharpeningCharacteristics',
  ARMOR_OR_DODGE: 'sharpeningArmorOrDodge',
  LIMITS: 'sharpeningLimits',
} satisfies Record<SharpeningType, string>

/** «атака лучников», as it stands within a sentence. */
export function wishName(wish: SharpeningWish): string {
  if (wish.type === 'LIMITS') return 'пределы и уровень'
  return wish.type === 'CHARACTERISTICS' ? GRIND_NAMES[wish.name] : TRADE_NAMES[wish.name]
}

/** What was sharpened in a try. */
export function tryName({ type, name }: Pick<GrindTry, 'type' | 'name'>): string {
  if (type === 'ARMOR_OR_DODGE') return name === 'dodge' ? TRADE_NAMES.dodge : TRADE_NAMES.armor
  return name === null ? 'пределы и уровень' : GRIND_NAMES[name]
}

/** What a sharpening gives at a level: «+12», «+4 / −1», «−2 %, уровень −1». */
export function wishValue(wish: SharpeningWish, level: number): string {
  if (level === 0) return '0'
  if (wish.type === 'CHARACTERISTICS') return formatSigned(sharpeningValue(wish.name, level))
  if (wish.type === 'LIMITS') {
    const { levelCompensation, limitsCompensation: percent } = limitsCompensation(level)
    return `−${formatPercent(percent)}, уровень ${formatSigned(-levelCompensation)}`
  }
  const { armor, dodge } = tradeValue(wish.name, level)
  const [up, down] = wish.name === 'armor' ? [armor, dodge] : [dodge, armor]
  return `${formatSigned(up)} / ${formatSigned(down)}`
}
