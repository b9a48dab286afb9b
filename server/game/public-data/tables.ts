import { describeTable } from '../../platform/database/table-description.ts'
import { publicDataRevisions } from './models.ts'

export const tables = [
  describeTable(publicDataRevisions, {
    kept: 'for ever: one row',
    person: 'NONE',
  }),
]
