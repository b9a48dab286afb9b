import { primaryKey, smallint, text, timestamptz, withDefault } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** One row: how this world was created. */
export const worlds = defineModel('world', {
  id: withDefault(primaryKey(smallint())),
  seed: text(),
  catalogueVersion: text(),
  createdAt: timestamptz(),
})
