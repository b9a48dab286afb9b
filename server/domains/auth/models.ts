import { bigint, bytea, nullable, primaryKey, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

export type TokenPurpose = 'CONFIRM_EMAIL' | 'RESET_PASSWORD'

/** What was mailed to a player: the token's SHA-256, never the token. */
export const accountTokens = defineModel('account_token', {
  hash: primaryKey(bytea()),
  playerId: bigint(),
  purpose: text<TokenPurpose>(),
  email: text(),
  createdAt: timestamptz(),
  expiresAt: timestamptz(),
  usedAt: nullable(timestamptz()),
})

/** What players log in by; the castles of neighbours have no account. */
export const accounts = defineModel('account', {
  playerId: primaryKey(bigint()),
  email: text(),
  /** Folded for comparison: `emailKeyOf`. */
  emailKey: text(),
  emailConfirmedAt: nullable(timestamptz()),
  passwordHash: nullable(text()),
})
