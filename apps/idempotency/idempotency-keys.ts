import { newUuid } from './new-uuid.ts'

/** How long an unanswered intention keeps its key (ms). The server remembers answers for a day. */
const KEY_LIFETIME_MS = 10 * 60_000

type Held = { key: string; until: number }

/**
 * Keys of intentions whose outcome is unknown. Pressing the same button again after a lost answer is the same
 * intention, so it carries the same key and nothing is paid twice.
 */
export function createIdempotencyKeys(now: () => number = Date.now) {
  const unanswered = new Map<string, Held>()

  return {
    keyFor(intention: string): string {
      const held = unanswered.get(intention)
      unanswered.delete(intention)
      return held && held.until > now() ? held.key : newUuid()
    },
    keep(intention: string, key: string): void {
      unanswered.set(intention, { key, until: now() + KEY_LIFETIME_MS })
    },
  }
}
