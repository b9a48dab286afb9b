import { describeTable } from '../database/table-description.ts'
import { checkProgress } from './models.ts'

export const tables = [
  describeTable(checkProgress, {
    kept: 'for ever: one row for each list of changes',
    person: 'NONE',
  }),
]
