import type { Gear } from '#generated/types.ts'
import type { SharpeningRequest } from '#rules/forge/sharpening.ts'
import { GRIND_NAMES, TRADE_NAMES } from './gear-words.ts'

export type GrindLine = { name: string; request: SharpeningRequest; step: number }

/** An item's sharpenings, each with its level. */
export function grindLines({ currentGrind: grind }: Pick<Gear, 'currentGrind'>): GrindLine[] {
  const lines: GrindLine[] = []
  const { characteristicsName: name, armorOrDodgeName: trade } = grind
  if (name !== null && grind.characteristicsValue > 0) {
    lines.push({
      name: `Заточка: ${GRIND_NAMES[name]}`,
      request: { type: 'CHARACTERISTICS', name },
      step: grind.characteristicsValue,
    })
  }
  if (trade !== null && grind.armorOrDodgeValue > 0) {
    lines.push({
      name: `Заточка: ${TRADE_NAMES[trade]}`,
      request: { type: 'ARMOR_OR_DODGE', name: trade },
      step: grind.armorOrDodgeValue,
    })
  }
  if (grind.limitsValue > 0) {
    lines.push({ name: 'Заточка: требования', request: { type: 'LIMITS' }, step: grind.limitsValue })
  }
  return lines
}
