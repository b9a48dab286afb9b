import { CHRONICLE_STEPS } from './chronicle.ts'
import { CRAFT_STEPS } from './craft.ts'
import { FIRST_STEPS } from './first-steps.ts'
import { HOUSEHOLD_STEPS } from './household.ts'
import type { LiveStep } from './live-step.ts'
import { ROAD_STEPS } from './road.ts'
import { TRADE_STEPS } from './trade.ts'

/**
 * All steps in the order in which pages open. A step opens after the one before it, or after those in
 * `after`: wins and levels go on while a castle is built, and nothing waits for an hour of taxes.
 */
export const TUTORIAL: readonly LiveStep[] = [
  ...FIRST_STEPS,
  ...HOUSEHOLD_STEPS,
  ...CHRONICLE_STEPS,
  ...TRADE_STEPS,
  ...ROAD_STEPS,
  ...CRAFT_STEPS,
]
