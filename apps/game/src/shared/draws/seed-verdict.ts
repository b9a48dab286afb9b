import type { FairSecrets } from '#generated/types.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import { type DrawnFrom, drawNumber, type SeedFault, seedFault } from '#rules/proof/drawn-seed.ts'

/** A published seed, with where it is said to come from. */
export type PublishedSeed = {
  readonly seed: string
  /** Null if it was drawn before there was a chain. */
  readonly drawnFrom: DrawnFrom | null
  /** What it must be drawn for: `mission:17`. */
  readonly subject: string
}

/** What the browser could find out about a seed. */
export type SeedVerdict =
  | { readonly state: 'older' | 'asking' }
  /** The day is not over: its secret opens at `opensAt` (ms). */
  | { readonly state: 'closed'; readonly opensAt: number; readonly number: number }
  /** The day is over, but the server does not publish its secret. */
  | { readonly state: 'missing'; readonly opensAt: number }
  | {
      readonly state: 'proven'
      readonly number: number
      readonly secret: string
      readonly commitment: string
      /** When the commitment was published, ISO. */
      readonly committedAt: string
    }
  | { readonly state: 'wrong'; readonly fault: SeedFault | 'chainUnknown' }

/** The instant (ms) at which a game day is over: midnight in Moscow. */
export function dayOverAt(day: string): number {
  return Date.parse(`${day}T00:00:00+03:00`) + DAY_MS
}

/** Compares a seed with the published chains and secrets. `list` is undefined until they arrive. */
export function seedVerdict(
  { seed, drawnFrom, subject }: PublishedSeed,
  list: FairSecrets | undefined,
): SeedVerdict {
  if (drawnFrom === null) return { state: 'older' }
  if (list === undefined) return { state: 'asking' }
  const number = drawNumber(drawnFrom.label, subject)
  if (number === null) return { state: 'wrong', fault: 'labelOfOther' }
  const chain = list.chains.find(({ chainId }) => chainId === drawnFrom.chainId)
  if (!chain) return { state: 'wrong', fault: 'chainUnknown' }
  const opened = list.secrets.find(
    ({ chainId, day }) => chainId === drawnFrom.chainId && day === drawnFrom.day,
  )
  const opensAt = dayOverAt(drawnFrom.day)
  if (!opened) {
    return Date.parse(list.serverTime) < opensAt
      ? { state: 'closed', opensAt, number }
      : { state: 'missing', opensAt }
  }
  const fault = seedFault({ seed, drawnFrom, subject }, opened.secret, chain)
  return fault === null
    ? {
        state: 'proven',
        number,
        secret: opened.secret,
        commitment: chain.commitment,
        committedAt: chain.createdAt,
      }
    : { state: 'wrong', fault }
}
