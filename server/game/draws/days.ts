import { DAY_MS } from '#rules/core/game-day.ts'

/** The day `days` after another, both as YYYY-MM-DD. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
