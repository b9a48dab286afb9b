import type { DefencePlan } from '../../../../../generated/types.ts'
import {
  CASTLE_SIDES,
  type CastleSide,
  defencePlanRefusals,
  GARRISONS,
} from '../../../../../rules/raids/plan.ts'

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
