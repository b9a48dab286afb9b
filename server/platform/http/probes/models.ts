import { integer, primaryKey, timestamptz } from '../../database/columns.ts'
import { defineModel } from '../../database/model.ts'

/** One row, written by each answer of /ready. */
export const readiness = defineModel('readiness', {
  id: primaryKey(integer()),
  writtenAt: timestamptz(),
})
