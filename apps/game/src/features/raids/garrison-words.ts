import type { DefencePlan } from '#generated/types.ts'
import { CASTLE_SIDES, type CastleSide } from '#rules/raids/plan.ts'
import { formatPercent } from '../../ui/format/number.ts'

/** Where a side of the castle is on the plan. */
export const SIDE_WORDS = {
  top: 'сверху',
  left: 'слева',
  right: 'справа',
  bottom: 'снизу',
} as const satisfies Record<CastleSide, string>

/** «Гарнизон: сверху +30 %, снизу +10 %. Слева и справа никого.» */
export function garrisonWords(garrison: DefencePlan): string {
  const held = CASTLE_SIDES.filter((side) => garrison[side] > 0)
  if (held.length === 0) return 'Гарнизона нет ни на одной стороне.'
  const sides = held.map((side) => `${SIDE_WORDS[side]} +${formatPercent(garrison[side])}`)
  const bare = CASTLE_SIDES.filter((side) => garrison[side] === 0).map((side) => SIDE_WORDS[side])
  const rest = bare.length > 0 ? ` Без гарнизона: ${bare.join(', ')}.` : ''
  return `Гарнизон: ${sides.join(', ')}.${rest}`
}
