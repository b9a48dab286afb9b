import { DAY_MS, gameDayStart } from '#rules/core/game-day.ts'

export const HOUR_MS = 3_600_000

/** Every simulated world begins at this midnight in Moscow (ms). */
export const WORLD_START = gameDayStart(Date.UTC(2026, 0, 5, 12))

/** Whole days of a castle's own age, from 0. */
export function ageDays(castle: { foundedAt: number }, now: number): number {
  return Math.max(0, Math.floor((now - castle.foundedAt) / DAY_MS))
}

/** Hour of the game day, 0 to 23. */
export function hourOfDay(now: number): number {
  return Math.floor((now - gameDayStart(now)) / HOUR_MS)
}
