import { bigint, identity, integer, nullable, text, timestamptz, withDefault } from '../database/columns.ts'
import { defineModel } from '../database/model.ts'

export const timers = defineModel('timer', {
  id: identity(),
  kind: text(),
  subjectId: bigint(),
  /** Whose timer it is; null: nobody's. */
  playerId: nullable(bigint()),
  dueAt: timestamptz(),
  /** `dueAt`, or later after a failure: when to try next. */
  runAt: timestamptz(),
  attempts: withDefault(integer()),
  lastError: nullable(text()),
})
