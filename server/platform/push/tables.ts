import { describeTable } from '../database/table-description.ts'
import { pushKeys } from './models.ts'

export const tables = [
  describeTable(pushKeys, {
    kept: 'for ever: one row',
    person: 'NONE',
  }),
]
