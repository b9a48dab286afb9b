import { describeTable } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { corrections, playerNotes } from './models.ts'

export const tables = [
  describeTable(corrections, {
    kept: 'for ever: what administrators gave or took, and why',
    ownData: {
      part: 'PERSON',
      title: 'Исправления администраторов',
      columns: ['kind', 'currency', 'itemId', 'amount', 'quality', 'reason', 'createdAt'],
      newest: 'id',
    },
    onDeletion: ({ playerId, neutralName }) =>
      sql`UPDATE correction SET reason = ${neutralName} WHERE player_id = ${playerId}`,
  }),
  describeTable(playerNotes, {
    kept: 'until the player is deleted: what administrators noted',
    ownData: 'What administrators write to each other',
    onDeletion: ({ playerId }) => sql`DELETE FROM player_note WHERE player_id = ${playerId}`,
  }),
]
