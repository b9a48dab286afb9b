export const DAY_MS = 86_400_000

/** The start of the day (UTC) of an instant, ms. */
export function dayStart(ms: number): number {
  return Math.floor(ms / DAY_MS) * DAY_MS
}

/** The start of the day (UTC) of an instant, as PostgreSQL takes it. */
export function dayText(ms: number): string {
  return new Date(dayStart(ms)).toISOString()
}
