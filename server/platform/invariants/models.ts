import { bigint, primaryKey, text } from '../database/columns.ts'
import { defineModel } from '../database/model.ts'

/** Progress of the regular data check. */
export const checkProgress = defineModel('check_progress', {
  trail: primaryKey(text()),
  position: bigint(),
  before: bigint(),
})
