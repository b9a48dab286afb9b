import type { TimeOfDay } from '../palette.ts'

/** What of a building stands: 0 a footing, 1 wood, 2 stone, 3 grand. */
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

/** The stage a building of a level (0 and up) is drawn in. */
export function stageForLevel(level: number): Stage {
  if (level <= 0) return 0
  if (level <= 3) return 1
  return level <= 7 ? 2 : 3
}

const KEEP_STAGES = { KNIGHT: 1, BARON: 2, EARL: 2, DUKE: 3 } as const satisfies Record<string, Stage>

/** The keep grows with its lord's title. */
export function keepStage(title: keyof typeof KEEP_STAGES): Stage {
  return KEEP_STAGES[title]
}

/** The light of an hour (0..23) of the player's own clock. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour >= 8 && hour < 18) return 'day'
  return hour >= 21 || hour < 6 ? 'night' : 'dusk'
}
