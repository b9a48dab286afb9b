import { isBlank } from '../gear/equip.ts'
import type { Gear } from '../gear/gear.ts'
import { inMarketRefusals, resetPointsRefusals } from '../gear/storage-refusals.ts'
import type { GameEvent } from '../quests/game-event.ts'
import { addPointsRefusals, enhanceLevelForPoints, enhanceResetPoints } from './enhance.ts'

/** Everything that decides about the enhance points of an item: `invested` in it, `atHand` of its owner, and his level. */
export type EnhancingState = {
  gear: Pick<Gear, 'model' | 'isInMarket'>
  invested: number
  atHand: number
  level: number
}

/**
 * Added or reset points: why it is refused (empty: it is not), and what is invested, left at hand, and how many stars the
 * gear has then. Refused, all stay as they are.
 */
export type DecidedEnhancing<Code extends string> = {
  refusals: { code: Code; message: string; have: number; need: number }[]
  invested: number
  atHand: number
  enhanceLevel: number
  events: GameEvent[]
}

type AddCode = 'gearInMarket' | ReturnType<typeof addPointsRefusals>[number]['code']

/**
 * Decides about adding points (from 1) to gear (docs/game.md §4). Refusals: gearInMarket, gearIsBlank, enhanceLimitReached,
 * notEnoughPoints, in this order.
 */
export function decideEnhancing(state: EnhancingState, points: number): DecidedEnhancing<AddCode> {
  const { gear, invested, atHand, level } = state
  const refusals = [
    ...inMarketRefusals(gear),
    ...addPointsRefusals({ isBlank: isBlank(gear), invested, points, pointsAtHand: atHand, level }),
  ]
  const added = refusals.length > 0 ? 0 : points
  return {
    refusals,
    invested: invested + added,
    atHand: atHand - added,
    enhanceLevel: enhanceLevelForPoints(invested + added),
    events: refusals.length > 0 ? [] : [{ type: 'gearEnhanced' }],
  }
}

type ResetCode = ReturnType<typeof resetPointsRefusals>[number]['code']

/**
 * Decides about taking all points out of gear: half of them come back, rounded down (docs/game.md §9). Refusals:
 * gearInMarket, nothingToReset, in this order.
 */
export function decideReset(state: Omit<EnhancingState, 'level'>): DecidedEnhancing<ResetCode> {
  const { gear, invested, atHand } = state
  const refusals = resetPointsRefusals({ isInMarket: gear.isInMarket, enhancePoints: invested })
  if (refusals.length > 0) {
    return { refusals, invested, atHand, enhanceLevel: enhanceLevelForPoints(invested), events: [] }
  }
  return { refusals, invested: 0, atHand: atHand + enhanceResetPoints(invested), enhanceLevel: 0, events: [] }
}
