import { bytesOfHex, hexOf, hmacSha256, sha256Bytes, utf8Bytes } from '../core/sha256.ts'

/**
 * A fair fight (docs/game.md, "A fight that anyone can check"). Every game day has a secret of 32 bytes; the hash of
 * a day's secret is the secret of the day before. So the value published after a day is also the hash that binds the
 * next one: nobody, not even the server, can choose a seed afterwards.
 */
const SECRET = /^[0-9a-f]{64}$/

/** 64 lower-case hexadecimal digits. */
export function isDaySecret(text: string): boolean {
  return SECRET.test(text)
}

/** The hash published before a day, of the secret published after it. */
export function daySecretHash(secret: string): string {
  return hexOf(sha256Bytes(bytesOfHex(secret)))
}

/**
 * Secrets of `days` days, the first day first, from the secret of the last. The server makes them once, and publishes
 * the hash of the first with the world.
 */
export function daySecretChain(last: string, days: number): string[] {
  const chain = [last]
  while (chain.length < days) chain.push(daySecretHash(chain.at(-1) ?? last))
  return chain.reverse()
}

/**
 * Number of days between a published hash and a secret that leads to it (1: its own day); null if none within
 * `days`.
 */
export function daysToHash(secret: string, publishedHash: string, days: number): number | null {
  let hash = secret
  for (let day = 1; day <= days; day += 1) {
    hash = daySecretHash(hash)
    if (hash === publishedHash) return day
  }
  return null
}

/** A fight's seed: HMAC-SHA-256 of its id under the day's secret, 64 hexadecimal digits. */
export function fightSeed(secret: string, fightId: number): string {
  return hexOf(hmacSha256(bytesOfHex(secret), utf8Bytes(`fight:${fightId}`)))
}

/** Proof published with a report: the hash from before the day, the secret from after it, the fight. */
export type FairProof = { publishedHash: string; secret: string; fightId: number }

export type FairFault = 'secretMalformed' | 'secretNotPublished' | 'seedOfOtherFight'

/** Why a seed does not belong to its day, or null if it does. */
export function fairFault(seed: string, { publishedHash, secret, fightId }: FairProof): FairFault | null {
  if (!isDaySecret(secret)) return 'secretMalformed'
  if (daySecretHash(secret) !== publishedHash) return 'secretNotPublished'
  return fightSeed(secret, fightId) === seed ? null : 'seedOfOtherFight'
}
