import { bigint, integer, nullable, primaryKey, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Generated castles, and how far they are on the path on which they grow. */
export const neighbours = defineModel('neighbour', {
  playerId: primaryKey(bigint()),
  /** Key of the path. Null: it is chosen at the first growth, as the nearest one. */
  path: nullable(text()),
  ageHours: nullable(integer()),
  /** Until when the castle has grown. */
  grownAt: timestamptz(),
  /** When it grows next. */
  dueAt: timestamptz(),
})
