import { gameDayStart } from '../../../rules/core/game-day.ts'

const DAY_MS = 86_400_000

/** How many game days a summary looks back, the running one included. */
export const SUMMARY_DAYS = 30

/** When the oldest game day of a summary began. */
export function summaryStart(instant: Date): Date {
  return new Date(gameDayStart(instant.getTime()) - (SUMMARY_DAYS - 1) * DAY_MS)
}

/** The beginnings of a summary's days, oldest first. */
export function summaryDays(start: Date): Date[] {
  return Array.from({ length: SUMMARY_DAYS }, (_, day) => new Date(start.getTime() + day * DAY_MS))
}
