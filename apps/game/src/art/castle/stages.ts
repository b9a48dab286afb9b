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

export function isStage(value: number): value is Stage {
  return value === 0 || value === 1 || value === 2 || value === 3
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
