import { describeTable } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { sharpeningTries } from './models.ts'
import { purgeTries } from './tries.ts'

export const tables = [
  describeTable(sharpeningTries, {
    kept: 'a year',
    purge: purgeTries,
    ownData: {
      part: 'CASTLE',
      title: 'Заточка',
      columns: ['gearName', 'type', 'name', 'level', 'chancePercent', 'success', 'createdAt'],
      newest: 'id',
    },
    onDeletion: ({ playerId }) => sql`DELETE FROM sharpening_try WHERE player_id = ${playerId}`,
  }),
]
