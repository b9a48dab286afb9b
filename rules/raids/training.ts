import type { RaidContender } from '../fight/raid-report.ts'
import { characteristicsOf } from '../gear/stats.ts'

/** docs/game.md §9: 70 % of the player's strength, opponent id −1. */
export const TRAINING_STRENGTH_PERCENT = 70
export const TRAINING_OPPONENT_ID = -1

/** The training opponent: the player's army with every characteristic and its health at 70 %. */
export function trainingOpponent(own: RaidContender): RaidContender {
  const weaker = (value: number): number => Math.floor((value * TRAINING_STRENGTH_PERCENT) / 100)
  const healthMax = Math.max(1, weaker(own.healthMax))
  return {
    ...own,
    name: 'Чучела на плацу',
    playerId: TRAINING_OPPONENT_ID,
    characteristics: characteristicsOf((name) => weaker(own.characteristics[name])),
    healthMax,
    health: healthMax,
  }
}
