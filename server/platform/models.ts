import { bytea, integer, nullable, primaryKey, text, timestamptz, uuid } from './database/columns.ts'
import { defineModel } from './database/model.ts'

/** Answers of commands, kept for repeated calls. */
export const storedAnswers = defineModel('idempotency', {
  scope: primaryKey(text()),
  key: primaryKey(uuid()),
  operation: text(),
  fingerprint: bytea(),
  status: integer(),
  /** As sent, without tokens and snapshots. */
  body: nullable(text()),
  /** Divides the table into days, so it is part of the key. One call is stored once. */
  createdAt: primaryKey(timestamptz()),
})
