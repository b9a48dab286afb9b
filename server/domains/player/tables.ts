import { describeTable } from '../../platform/database/table-description.ts'
import { worlds } from './models.ts'

export const tables = [
  describeTable(worlds, {
    kept: 'for ever: one row',
    person: 'NONE',
  }),
]
