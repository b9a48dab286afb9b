import { DAY_MS } from '../core/game-day.ts'

/** A paid subscription (docs/game.md §9), and the time before a player is deleted (docs/game.md §4). */
export const SUBSCRIPTION_DAYS = 30
export const DELETION_DAYS = 3

/** When a subscription bought now ends (ms). A running one is prolonged, so that no paid time is lost. */
export function subscriptionEnd(now: number, runsUntil: number | null, days = SUBSCRIPTION_DAYS): number {
  return Math.max(now, runsUntil ?? now) + days * DAY_MS
}

/** When a subscription ends after so many of its days are taken back (ms): now at the earliest. Null: there is none. */
export function shortenedSubscription(now: number, runsUntil: number | null, days: number): number | null {
  if (runsUntil === null || runsUntil <= now) return runsUntil
  return Math.max(now, runsUntil - days * DAY_MS)
}

/** When a player who asked for it is deleted (ms). */
export function deletionAt(requestedAt: number): number {
  return requestedAt + DELETION_DAYS * DAY_MS
}
