import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { currentPlatform } from '../../platform/ambient.ts'
import { tooManyRequests } from '../../platform/errors.ts'
import { databaseLimiter } from '../../platform/http/limits/limiters.ts'

/** Wrong passwords per account within 15 minutes before answers slow down. */
const FREE_GUESSES = 5
const REMEMBERED_SECONDS = 15 * 60
const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 4000

function keyOf(emailKey: string): string {
  return `logInGuesses:${createHash('sha256').update(emailKey).digest('base64url')}`
}

function counter() {
  return databaseLimiter(currentPlatform(), { points: FREE_GUESSES, durationSeconds: REMEMBERED_SECONDS })
}

/** The delay of the given guess in milliseconds. It doubles, but the account is never locked. */
export function guessDelayMs(guess: number, factor = 1): number {
  const late = guess - Math.max(1, Math.round(FREE_GUESSES * factor))
  return late <= 0 ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (late - 1))
}

/** Tries that wait for their delay in this process, for one account and in all. More are refused. */
const WAITING_OF_ACCOUNT_MAX = 5
const WAITING_MAX = 25

const waiting = new Map<string, number>()
let waitingInAll = 0

/** How many tries wait for their delay in this process. */
export function guessesWaiting(): number {
  return waitingInAll
}

/** Waits for the delay. 429 when too many tries wait: a guesser must not take the places of those who log in. */
async function waitForTurn(emailKey: string, milliseconds: number): Promise<void> {
  const ofAccount = waiting.get(emailKey) ?? 0
  if (ofAccount >= WAITING_OF_ACCOUNT_MAX || waitingInAll >= WAITING_MAX)
    throw tooManyRequests(Math.ceil(milliseconds / 1000), 'logIn')
  waiting.set(emailKey, ofAccount + 1)
  waitingInAll += 1
  try {
    await delay(milliseconds)
  } finally {
    const left = (waiting.get(emailKey) ?? 1) - 1
    if (left === 0) waiting.delete(emailKey)
    else waiting.set(emailKey, left)
    waitingInAll -= 1
  }
}

/**
 * Counts a try for a known or unknown e-mail, shared by all processes, and delays it according to the earlier tries.
 * A known device of the player is never delayed.
 */
export async function slowGuessing(emailKey: string, isKnownDevice: boolean): Promise<void> {
  const { consumedPoints } = await counter().penalty(keyOf(emailKey))
  if (isKnownDevice) return
  const wait = guessDelayMs(consumedPoints, currentPlatform().config.rateLimitFactor)
  if (wait > 0) await waitForTurn(emailKey, wait)
}

/** Resets the count after a correct password. */
export async function forgetGuesses(emailKey: string): Promise<void> {
  await counter().delete(keyOf(emailKey))
}
