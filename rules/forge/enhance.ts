import type { Refusal } from '../core/refusal.ts'

/** docs/game.md §9: level 1 needs 500 points, each further level 250 more than the one before. */
export const ENHANCE_BASE = 500
export const ENHANCE_STEP = 250

/** Total points for a level from 0 (docs/game.md §4): 125 n² + 375 n. */
export function enhancePointsForLevel(level: number): number {
  return ENHANCE_BASE * level + (ENHANCE_STEP * level * (level - 1)) / 2
}

/** The highest level that these points reach. */
export function enhanceLevelForPoints(points: number): number {
  let level = 0
  while (enhancePointsForLevel(level + 1) <= points) level += 1
  return level
}

/** Maximum stars of gear by its owner's level: 5 + ⌊L / 3⌋. */
export function enhanceLevelMax(level: number): number {
  return 5 + Math.floor(level / 3)
}

/** Level an owner needs for this many stars, the inverse of `enhanceLevelMax`; 0 for five or fewer. */
export function levelForStars(stars: number): number {
  return Math.max(0, 3 * (stars - 5))
}

/** Points that can still be added to gear at its owner's level. */
export function enhanceRoom(invested: number, level: number): number {
  return Math.max(0, enhancePointsForLevel(enhanceLevelMax(level)) - invested)
}

/** Points that a reset gives back: half, rounded down. */
export function enhanceResetPoints(invested: number): number {
  return Math.floor(invested / 2)
}

/** Why points cannot be added to gear: a blank, more than its stars allow, or too few points. */
export function addPointsRefusals(request: {
  isBlank: boolean
  invested: number
  points: number
  pointsAtHand: number
  level: number
}): Refusal<'gearIsBlank' | 'enhanceLimitReached' | 'notEnoughPoints'>[] {
  const refusals: ReturnType<typeof addPointsRefusals> = []
  const room = enhanceRoom(request.invested, request.level)
  if (request.isBlank) {
    refusals.push({ code: 'gearIsBlank', message: 'Заготовку улучшить нельзя', have: 0, need: 1 })
  }
  if (request.points > room) {
    refusals.push({
      code: 'enhanceLimitReached',
      message: 'Достигнут предел звёзд',
      have: room,
      need: request.points,
    })
  }
  if (request.points > request.pointsAtHand) {
    refusals.push({
      code: 'notEnoughPoints',
      message: 'Недостаточно очков улучшения',
      have: request.pointsAtHand,
      need: request.points,
    })
  }
  return refusals
}
