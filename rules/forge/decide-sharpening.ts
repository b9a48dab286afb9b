import { BASIS_POINTS_PER_PERCENT } from '../core/basis-points.ts'
import type { Money } from '../core/buying.ts'
import type { Random } from '../core/random.ts'
import type { Gear, GearGrind, GearSharpenings } from '../gear/gear.ts'
import { wornLevelRefusals } from '../gear/storage-refusals.ts'
import type { GameEvent } from '../quests/game-event.ts'
import {
  grindLevel,
  isSureTry,
  type SharpeningRequest,
  type SharpeningState,
  sharpeningBonus,
  sharpeningChance,
  sharpeningRefusals,
  trySharpening,
} from './sharpening.ts'
import { SHARPENING_COST } from './sharpening-cost.ts'

/** The forge of a player: its level, and the skill's addition to the chance in basis points. */
export type Smith = { forgeLevel: number; skill: number }

/** Whole per cent that forge and skill add to every chance. */
export function chanceBonus({ forgeLevel, skill }: Smith): number {
  return sharpeningBonus(forgeLevel, Math.floor(skill / BASIS_POINTS_PER_PERCENT))
}

/** Chance of a try for `level`, whole per cent up to 100. */
export function chanceAt(smith: Smith, level: number): number {
  return Math.min(100, sharpeningChance(level, chanceBonus(smith)))
}

type WorkedGear = Pick<Gear, 'model' | 'enhanceLevel' | 'grind' | 'craft' | 'equippedSlot' | 'isInMarket'>

/**
 * Why a try is refused (empty: it is not): gearInMarket, sharpeningUnavailable, otherSharpening, forgeLevelTooLow,
 * notEnoughDiamonds, and levelTooLow, in this order. Worn gear must stay wearable if the try fails: without its
 * compensation it may need a higher level than its owner's.
 */
export function tryRefusals(order: {
  gear: WorkedGear
  request: SharpeningRequest
  /** What the gear's class allows. */
  may: GearSharpenings
  forgeLevel: number
  diamonds: number
  /** Of the owner. */
  level: number
  isSure: boolean
}): ReturnType<typeof sharpeningRefusals | typeof wornLevelRefusals>[number][] {
  const { gear, request, level, isSure } = order
  const mayFall = request.type === 'LIMITS' && !isSure
  const fallen = { ...gear, grind: { ...gear.grind, limitsLevel: 0 } }
  return [...sharpeningRefusals(order), ...(mayFall ? wornLevelRefusals(fallen, level) : [])]
}

/** A try: what it was for, its result, and the gear's sharpenings after it. */
export type DecidedSharpening = {
  cost: Money
  /** The level that was tried. */
  level: number
  /** Of a try that is not sure. */
  chancePercent: number
  isSure: boolean
  success: boolean
  /** Level and counted failures of the type after the try. */
  after: SharpeningState
  grind: GearGrind
  events: GameEvent[]
}

/** At level 0 the name is cleared, so that another characteristic may follow. */
function grindAfter(grind: GearGrind, request: SharpeningRequest, level: number): GearGrind {
  if (request.type === 'LIMITS') return { ...grind, limitsLevel: level }
  if (request.type === 'CHARACTERISTICS') {
    return { ...grind, characteristics: level > 0 ? { name: request.name, level } : null }
  }
  return { ...grind, armorOrDodge: level > 0 ? { name: request.name, level } : null }
}

/**
 * A try that nothing refuses (`tryRefusals`; docs/game.md §9). `failures` are those counted for the requested type. The first
 * draw of `random` decides.
 */
export function decideSharpening(
  { gear, failures, smith }: { gear: Pick<Gear, 'grind'>; failures: number; smith: Smith },
  request: SharpeningRequest,
  random: Random,
): DecidedSharpening {
  const before = { level: grindLevel(gear, request.type), failures }
  const level = before.level + 1
  const chancePercent = chanceAt(smith, level)
  const { success, ...after } = trySharpening(before, chancePercent, random)
  return {
    cost: SHARPENING_COST,
    level,
    chancePercent,
    isSure: isSureTry(before),
    success,
    after,
    grind: grindAfter(gear.grind, request, after.level),
    events: [{ type: 'sharpeningTried', sharpening: request.type, success }],
  }
}
