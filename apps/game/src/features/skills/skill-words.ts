import type { SkillListBranch } from '#generated/types.ts'
import { SKILL_EFFECTS } from '#rules/skills/skills.ts'
import { formatPercent, formatSigned } from '../../ui/format/number.ts'

export type Effect = SkillListBranch['totals'][number]['effect']

/** Effects that make something cheaper, shown with a minus. */
const discounts: ReadonlySet<Effect> = new Set(
  SKILL_EFFECTS.filter((effect) =>
    ['unitPrice', 'buildingCost', 'shopPrice', 'marketFee', 'craftCost'].includes(effect),
  ),
)

/** «+2,4 %», «−5 %», «+6»: an effect's value in basis points, or in slots for the storage. */
export function effectText(effect: Effect, value: number): string {
  if (effect === 'storageSlots') return formatSigned(value)
  const percent = value / 100
  return `${discounts.has(effect) && percent > 0 ? '\u2212' : percent > 0 ? '+' : ''}${formatPercent(percent)}`
}
