import { bigint, primaryKey, text } from '../database/columns.ts'
import { defineModel } from '../database/model.ts'

/** How far the minute's check of the data has come. */
export const checkProgress = defineModel('check_progress', {
  trail: primaryKey(text()),
  position: bigint(),
  before: bigint(),
})
