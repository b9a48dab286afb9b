import { bytesOfHex, hexOf, hmacSha256, utf8Bytes } from '../core/sha256.ts'
import { type Commitment, isDaySecret, isSecretOfDay } from './day-secrets.ts'

/** What seeds are drawn for. A new kind needs no more than its name here. */
export type DrawKind =
  | 'challenge'
  | 'crusade'
  | 'mission'
  | 'raid'
  | 'sharpening'
  | 'shop'
  | 'stalls'
  | 'unlimited'

/** Where a seed comes from. Public from the draw on. */
export type DrawnFrom = {
  readonly chainId: number
  /** The game day whose secret it is, YYYY-MM-DD. */
  readonly day: string
  /** Everything that the seed depends on besides the secret: `mission:17:3`. */
  readonly label: string
}

/** For whom a kind of draw is counted: `mission:17` is player 17, `stalls` the whole world. */
export function drawSubject(kind: DrawKind, ...ids: readonly number[]): string {
  return [kind, ...ids].join(':')
}

/** The label of a subject's draw: the `number`th of the day, from 1. */
export function drawLabel(subject: string, number: number): string {
  return `${subject}:${number}`
}

/** HMAC-SHA-256 of a label under the secret of its day: 64 hexadecimal digits. */
export function drawnSeed(secret: string, label: string): string {
  return hexOf(hmacSha256(bytesOfHex(secret), utf8Bytes(label)))
}

/** The number of a subject's draw on its day, or null if the label is of something else. */
export function drawNumber(label: string, subject: string): number | null {
  const [, number] = label.startsWith(`${subject}:`)
    ? (/^:([1-9]\d{0,8})$/.exec(label.slice(subject.length)) ?? [])
    : []
  return number === undefined ? null : Number(number)
}

/** A seed as it is published, and what it is claimed to be drawn for. */
export type SeedClaim = {
  readonly seed: string
  readonly drawnFrom: DrawnFrom
  readonly subject: string
}

export type SeedFault = 'labelOfOther' | 'secretMalformed' | 'secretNotOfChain' | 'seedOfOther'

/**
 * Why a seed does not come from the chain, or null if it does: the label is one of the subject, the secret leads to the
 * commitment in as many steps as the day is old in the chain, and the seed follows from both.
 */
export function seedFault(claim: SeedClaim, secret: string, chain: Commitment): SeedFault | null {
  const { seed, drawnFrom, subject } = claim
  if (drawNumber(drawnFrom.label, subject) === null) return 'labelOfOther'
  if (!isDaySecret(secret)) return 'secretMalformed'
  if (!isSecretOfDay(secret, drawnFrom.day, chain)) return 'secretNotOfChain'
  return drawnSeed(secret, drawnFrom.label) === seed ? null : 'seedOfOther'
}
