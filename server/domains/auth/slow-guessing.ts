import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { countShared, forgetShared } from '../../platform/http/shared-counter.ts'

/** So many wrong passwords an account forgives within a quarter of an hour. */
const freeGuesses = 5
const rememberedMs = 15 * 60_000
const firstDelayMs = 500
const longestDelayMs = 4000

function keyOf(emailKey: string): string {
  return `logInGuesses:${createHash('sha256').update(emailKey).digest('base64url')}`
}

/** How long the guess of this number waits, in milliseconds: it doubles, but the account is never locked. */
export function guessDelayMs(guess: number, factor = 1): number {
  const late = guess - Math.max(1, Math.round(freeGuesses * factor))
  return late <= 0 ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (late - 1))
}

/**
 * Counts a try at an account (of a known or an unknown e-mail alike, by all processes together) and lets it wait for
 * as long as the tries before it deserve. A device that the player has used before never waits.
 */
export async function slowGuessing(emailKey: string, isKnownDevice: boolean): Promise<void> {
  const points = await countShared(keyOf(emailKey), now(), rememberedMs)
  if (isKnownDevice) return
  const wait = guessDelayMs(points, currentPlatform().config.rateLimitFactor)
  if (wait > 0) await delay(wait)
}

/** The right password was given: the account starts anew. */
export function forgetGuesses(emailKey: string): Promise<void> {
  return forgetShared(keyOf(emailKey))
}
