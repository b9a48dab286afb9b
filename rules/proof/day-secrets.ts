import { DAY_MS } from '../core/game-day.ts'
import { bytesOfHex, hexOf, sha256Bytes } from '../core/sha256.ts'

/**
 * Every game day has a secret of 32 bytes, and SHA-256 of it is the secret of the day before. A chain is made from its
 * last secret backwards. SHA-256 of its first secret, the commitment, is published when it is made: from then on
 * nobody, not even the server, can choose another secret for any of its days.
 */
const SECRET = /^[0-9a-f]{64}$/

/** 64 lower-case hexadecimal digits. */
export function isDaySecret(text: string): boolean {
  return SECRET.test(text)
}

/** The secret of the day before. Of the first day: the commitment. */
export function daySecretHash(secret: string): string {
  return hexOf(sha256Bytes(bytesOfHex(secret)))
}

/** Secrets of `days` days, the first day first, from the secret of the last. */
export function daySecretChain(last: string, days: number): string[] {
  const chain = [last]
  while (chain.length < days) chain.push(daySecretHash(chain.at(-1) ?? last))
  return chain.reverse()
}

/** Days from one to another, each as YYYY-MM-DD: 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** What the page knows about a chain. */
export type Commitment = { readonly firstDay: string; readonly commitment: string }

/** A chain longer than this is refused: checking it would keep the page busy. */
const DAYS_MAX = 10_000

/** Whether this is the secret of exactly this day in the chain. */
export function isSecretOfDay(secret: string, day: string, { firstDay, commitment }: Commitment): boolean {
  const steps = daysBetween(firstDay, day) + 1
  if (!isDaySecret(secret) || !(steps >= 1 && steps <= DAYS_MAX)) return false
  let hash = secret
  for (let step = 0; step < steps; step += 1) hash = daySecretHash(hash)
  return hash === commitment
}
