import { bigint, bytea, nullable, primaryKey, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

export type TokenPurpose = 'CONFIRM_EMAIL' | 'RESET_PASSWORD' | 'CHANGE_EMAIL_NEW' | 'CHANGE_EMAIL_OLD'

/** Mailed tokens: their SHA-256, never the token itself. */
export const accountTokens = defineModel('account_token', {
  hash: primaryKey(bytea()),
  playerId: bigint(),
  purpose: text<TokenPurpose>(),
  email: text(),
  createdAt: timestamptz(),
  expiresAt: timestamptz(),
  usedAt: nullable(timestamptz()),
})

/** The players' credentials. Neighbours have no account. */
export const accounts = defineModel('account', {
  playerId: primaryKey(bigint()),
  email: text(),
  /** Normalized for comparison: `emailKeyOf`. */
  emailKey: text(),
  emailConfirmedAt: nullable(timestamptz()),
  passwordHash: nullable(text()),
  /** When everything that opened the castle was ended last. */
  accessEndedAt: nullable(timestamptz()),
})
