/** Hours that a crusade gathers at most. Days of people, so the game's speed does not change them. */
const GATHERING_HOURS = 72
const HOUR_MS = 3_600_000

/** When a crusade that has not set out is disbanded. */
export function disbandsAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + GATHERING_HOURS * HOUR_MS)
}
