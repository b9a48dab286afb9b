import { bigint, boolean, primaryKey } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** One row: how often the data that all processes keep in memory have changed. */
export const publicDataRevisions = defineModel('public_data', {
  isOnly: primaryKey(boolean()),
  revision: bigint(),
})
