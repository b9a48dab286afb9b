import type { DefencePlan } from '#generated/types.ts'
import { CASTLE_SIDES, type CastleSide, defencePlanRefusals, GARRISONS } from '#rules/raids/plan.ts'

/** Where men stand: on a side of the castle, or nowhere yet. */
export type MenPlace = CastleSide | 'reserve'

/** Per cent that the four sides share. */
export function garrisonTotal(plan: DefencePlan): number {
  return CASTLE_SIDES.reduce((sum, side) => sum + plan[side], 0)
}

/** The plan with ten per cent more on a side, whether or not there is enough for it. Null above the highest garrison. */
function withMore(plan: DefencePlan, side: CastleSide): DefencePlan | null {
  const more = GARRISONS[GARRISONS.indexOf(plan[side]) + 1]
  return more === undefined ? null : { ...plan, [side]: more }
}

/** The plan after a tap on a side: ten per cent more, or none where no more is possible. */
export function nextGarrison(plan: DefencePlan, side: CastleSide): DefencePlan {
  const more = withMore(plan, side)
  return more && defencePlanRefusals(more).length === 0 ? more : { ...plan, [side]: 0 }
}

/** Why a tap on a side changes nothing: all men stand elsewhere. Empty: it does. */
export function garrisonRefusals(
  plan: DefencePlan,
  side: CastleSide,
): ReturnType<typeof defencePlanRefusals> {
  const more = plan[side] === 0 ? withMore(plan, side) : null
  return more ? defencePlanRefusals(more) : []
}

/** The plan after ten per cent of the men go from one place to another. Null where they cannot. */
export function withMoved(plan: DefencePlan, from: MenPlace, to: MenPlace): DefencePlan | null {
  if (from === to) return null
  const without = from === 'reserve' ? plan : withLess(plan, from)
  const moved = to === 'reserve' ? without : without && withMore(without, to)
  return moved && defencePlanRefusals(moved).length === 0 ? moved : null
}

/** The plan with ten per cent less on a side. Null where nobody stands. */
function withLess(plan: DefencePlan, side: CastleSide): DefencePlan | null {
  const less = GARRISONS[GARRISONS.indexOf(plan[side]) - 1]
  return less === undefined ? null : { ...plan, [side]: less }
}
