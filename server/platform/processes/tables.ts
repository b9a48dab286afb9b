import { describeTable } from '../database/table-description.ts'
import { serverProcesses } from './models.ts'

export const tables = [
  describeTable(serverProcesses, {
    kept: 'a few minutes: one row for each server process',
    person: 'NONE',
  }),
]
