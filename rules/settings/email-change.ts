import { DAY_MS } from '../core/game-day.ts'

/** How long the new address has to confirm itself. */
export const NEW_ADDRESS_DAYS = 1
/** How long the old address may reject the change once the new one is confirmed. */
export const OLD_ADDRESS_DAYS = 3

/** Confirmations of a change that is under way; ms. */
export type EmailChangeState = {
  readonly newConfirmedAt: number | null
  readonly oldConfirmedAt: number | null
}

/**
 * When the e-mail changes, ms: at once with both confirmations, three days after that of the new address if the old one stays
 * silent: its owner may have lost it. Null: not before the new address is confirmed.
 */
export function emailChangesAt({ newConfirmedAt, oldConfirmedAt }: EmailChangeState): number | null {
  if (newConfirmedAt === null) return null
  return oldConfirmedAt === null
    ? newConfirmedAt + OLD_ADDRESS_DAYS * DAY_MS
    : Math.max(newConfirmedAt, oldConfirmedAt)
}
