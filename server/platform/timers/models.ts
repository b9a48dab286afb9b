import { bigint, identity, integer, nullable, text, timestamptz, withDefault } from '../database/columns.ts'
import { defineModel } from '../database/model.ts'

export const timers = defineModel('timer', {
  id: identity(),
  kind: text(),
  subjectId: bigint(),
  /** The player whose state the timer changes; null: none. */
  playerId: nullable(bigint()),
  dueAt: timestamptz(),
  /** When to try next: `dueAt`, or later after a failure. */
  runAt: timestamptz(),
  attempts: withDefault(integer()),
  lastError: nullable(text()),
})
