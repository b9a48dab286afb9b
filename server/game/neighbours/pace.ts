import { currentPlatform } from '../../platform/ambient.ts'
import { afterGameSeconds } from '../../platform/clock.ts'
import { liveliness } from './liveliness.ts'

const HOUR_MS = 3_600_000
const HOUR_SECONDS = 3_600
const DAY_HOURS = 24

/**
 * When a castle that has grown at `at` grows next: a day of the game later, and up to an hour more by its id, so that
 * castles founded together spread over the day.
 */
export function afterGrowth(playerId: number, at: Date): Date {
  return afterGameSeconds(DAY_HOURS * HOUR_SECONDS + ((playerId * 97) % HOUR_SECONDS), at)
}

/** Hours of its path that a neighbour lives between two instants: of the game's time, by the liveliness in per cent. */
export function hoursLived(from: Date, to: Date): number {
  const { gameSpeed } = currentPlatform().config
  const hours = ((to.getTime() - from.getTime()) / HOUR_MS) * gameSpeed
  return Math.max(0, Math.floor((hours * liveliness()) / 100))
}
