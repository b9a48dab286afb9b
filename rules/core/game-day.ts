export const DAY_MS = 86_400_000
/** Moscow keeps UTC+3 all year, so a game day is always 24 hours. */
const MOSCOW_MS = 3 * 3_600_000

/** The instant (ms since the epoch) at which the game day of `nowMs` began: 00:00 in Moscow. */
export function gameDayStart(nowMs: number): number {
  return Math.floor((nowMs + MOSCOW_MS) / DAY_MS) * DAY_MS - MOSCOW_MS
}

/** The instant (ms) at which the next game day begins, always after `nowMs`. */
export function nextGameDay(nowMs: number): number {
  return gameDayStart(nowMs) + DAY_MS
}
