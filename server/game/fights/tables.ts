import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { fightLogs, fights } from './models.ts'

export const tables = [
  describeTable(fights, {
    kept: 'a year; for ever if somebody opened its link',
    ownData: 'Names both sides: players read theirs in the chronicle by the ids in fight_log',
    onDeletion: STAYS,
  }),
  describeTable(fightLogs, {
    kept: 'as long as its fight',
    ownData: {
      part: 'CASTLE',
      title: 'Летопись битв',
      columns: ['fightId', 'viewedAt'],
      newest: 'fightId',
    },
    onDeletion: STAYS,
  }),
]
