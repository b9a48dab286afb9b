import { gameDayStart } from '#rules/core/game-day.ts'

const MOSCOW_MS = 3 * 3_600_000

/** The game day of an instant as YYYY-MM-DD: the date in Moscow. */
export function gameDayOf(instant: Date): string {
  return new Date(gameDayStart(instant.getTime()) + MOSCOW_MS).toISOString().slice(0, 10)
}
