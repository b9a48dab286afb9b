import { BARON_STEPS } from './baron.ts'
import { FIRST_STEPS } from './first-steps.ts'
import { HOUSEHOLD_STEPS } from './household.ts'
import type { LiveStep } from './live-step.ts'
import { MAP_EDGE_STEPS } from './map-edge.ts'
import { ROAD_STEPS } from './road.ts'
import { TRADE_STEPS } from './trade.ts'
import { TRAIL_STEPS } from './trail.ts'

export type Chapter = { title: string; steps: readonly LiveStep[] }

/** The chapters of the tutorial. Each goes on where the one before it ends. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Хозяин посада',
    steps: [...FIRST_STEPS, ...HOUSEHOLD_STEPS, ...TRADE_STEPS, ...ROAD_STEPS],
  },
  { title: 'По следу Кистеня', steps: TRAIL_STEPS },
  { title: 'Барон и его соседи', steps: BARON_STEPS },
  { title: 'До края карты', steps: MAP_EDGE_STEPS },
]

/**
 * All steps. A step opens after those in `after`: wins and levels go on while a castle is built, and nothing
 * waits for an hour of taxes.
 */
export const TUTORIAL: readonly LiveStep[] = CHAPTERS.flatMap(({ steps }) => steps)
