import { DAY_MS, gameDayStart } from '../core/game-day.ts'

/** Weeks that a guild's record shows. */
export const GUILD_WEEKS_SHOWN = 8

const WEEK_MS = 7 * DAY_MS
/** The game day that began then was a Monday, 5 January 1970. */
const A_MONDAY = gameDayStart(4 * DAY_MS)

/** The instant (ms) at which the week of `nowMs` began: on Monday with the game day. */
export function weekStart(nowMs: number): number {
  const day = gameDayStart(nowMs)
  return day - ((day - A_MONDAY) % WEEK_MS)
}

/** The starts of the weeks shown, the oldest first, that of `nowMs` last. */
export function weeksShown(nowMs: number): number[] {
  const last = weekStart(nowMs)
  return Array.from(
    { length: GUILD_WEEKS_SHOWN },
    (_, index) => last - (GUILD_WEEKS_SHOWN - 1 - index) * WEEK_MS,
  )
}
