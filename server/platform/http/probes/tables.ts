import { describeTable } from '../../database/table-description.ts'
import { readiness } from './models.ts'

export const tables = [
  describeTable(readiness, {
    kept: 'for ever: one row',
    person: 'NONE',
  }),
]
