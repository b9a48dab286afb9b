import { bigint, primaryKey, timestamptz } from '../../../platform/database/columns.ts'
import { defineModel } from '../../../platform/database/model.ts'

/** Players who are being deleted, until they share nothing with others any longer. */
export const playerDeletions = defineModel('player_deletion', {
  playerId: primaryKey(bigint()),
  /** When the next step is due: a timer that is forced twice takes no second one. */
  nextAt: timestamptz(),
})
