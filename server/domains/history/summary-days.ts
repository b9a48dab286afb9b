import { DAY_MS, gameDayStart } from '#rules/core/game-day.ts'

/** Number of game days in a summary, including the current one. */
export const SUMMARY_DAYS = 30

/** The start of a summary's oldest game day. */
export function summaryStart(instant: Date): Date {
  return new Date(gameDayStart(instant.getTime()) - (SUMMARY_DAYS - 1) * DAY_MS)
}

/** The starts of a summary's days, oldest first. */
export function summaryDays(start: Date): Date[] {
  return Array.from({ length: SUMMARY_DAYS }, (_, day) => new Date(start.getTime() + day * DAY_MS))
}
