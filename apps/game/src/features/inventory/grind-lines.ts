import {
  limitsCompensation,
  sharpeningValue,
  tradeValue,
} from '../../../../../rules/gear/sharpening-value.ts'
import { formatPercent, formatSigned } from '../../ui/format/number.ts'
import { GRIND_NAMES, TRADE_NAMES } from './gear-words.ts'
import type { Gear } from './inventory-types.ts'

export type GrindLine = { key: string; name: string; value: string; step: number }

/** The sharpenings that a piece has, with what each gives at its step. */
export function grindLines({ currentGrind: grind }: Pick<Gear, 'currentGrind'>): GrindLine[] {
  const lines: GrindLine[] = []
  const { characteristicsName: name, armorOrDodgeName: trade } = grind
  if (name !== null && grind.characteristicsValue > 0) {
    lines.push({
      key: 'characteristics',
      name: `Заточка: ${GRIND_NAMES[name]}`,
      value: formatSigned(sharpeningValue(name, grind.characteristicsValue)),
      step: grind.characteristicsValue,
    })
  }
  if (trade !== null && grind.armorOrDodgeValue > 0) {
    const { armor, dodge } = tradeValue(trade, grind.armorOrDodgeValue)
    lines.push({
      key: 'armorOrDodge',
      name: `Заточка: ${TRADE_NAMES[trade]}`,
      value:
        trade === 'armor'
          ? `${formatSigned(armor)} / ${formatSigned(dodge)}`
          : `${formatSigned(dodge)} / ${formatSigned(armor)}`,
      step: grind.armorOrDodgeValue,
    })
  }
  if (grind.limitsValue > 0) {
    const { levelCompensation, limitsCompensation: percent } = limitsCompensation(grind.limitsValue)
    lines.push({
      key: 'limits',
      name: 'Заточка: пределы и уровень',
      value: `−${formatPercent(percent)}, уровень ${formatSigned(-levelCompensation)}`,
      step: grind.limitsValue,
    })
  }
  return lines
}
