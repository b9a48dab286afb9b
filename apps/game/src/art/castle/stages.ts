import type { TimeOfDay } from '../palette.ts'

/** Stage of a building's picture: 0 a foundation, 1 wood, 2 stone, 3 grand. */
export type Stage = 0 | 1 | 2 | 3

export const BUILDINGS = [
  'keep',
  'walls',
  'moats',
  'stakes',
  'stable',
  'forge',
  'storage',
  'servantsHouse',
  'catapult',
  'projectiles',
] as const
export type Building = (typeof BUILDINGS)[number]
export type Stages = Record<Building, Stage>

/** The stage of a building's level (0 and up). */
export function stageForLevel(level: number): Stage {
  if (level <= 0) return 0
  if (level <= 3) return 1
  return level <= 7 ? 2 : 3
}

const KEEP_STAGES = { KNIGHT: 1, BARON: 2, EARL: 2, DUKE: 3 } as const satisfies Record<string, Stage>

/** The keep's stage follows the lord's title. */
export function keepStage(title: keyof typeof KEEP_STAGES): Stage {
  return KEEP_STAGES[title]
}

/** The time of day in the picture for an hour (0 to 23). */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour >= 8 && hour < 18) return 'day'
  return hour >= 21 || hour < 6 ? 'night' : 'dusk'
}
