import { describeTable } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { missionRuns } from './models.ts'
import { purgeRuns } from './purge-runs.ts'

export const tables = [
  describeTable(missionRuns, {
    kept: 'a year, with its report',
    purge: purgeRuns,
    ownData: {
      part: 'CASTLE',
      title: 'Походы',
      columns: ['missionKey', 'difficulty', 'startedAt', 'finishedAt'],
      newest: 'id',
    },
    onDeletion: ({ playerId }) =>
      sql`DELETE FROM mission_run WHERE player_id = ${playerId} AND finished_at IS NULL`,
  }),
]
