import { bigint, nullable, primaryKey, text, timestamptz } from '../../../platform/database/columns.ts'
import { defineModel } from '../../../platform/database/model.ts'

/** Changes of an e-mail that are under way. */
export const emailChanges = defineModel('email_change', {
  playerId: primaryKey(bigint()),
  email: text(),
  requestedAt: timestamptz(),
  /** Until when the new address must be confirmed. */
  expiresAt: timestamptz(),
  newConfirmedAt: nullable(timestamptz()),
  oldConfirmedAt: nullable(timestamptz()),
  /** When it changes without another word; null: the new address is not confirmed. */
  changesAt: nullable(timestamptz()),
})
