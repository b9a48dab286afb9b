import { describeTable } from '../database/table-description.ts'
import { presences, socketAttachments } from './models.ts'

export const tables = [
  describeTable(presences, {
    kept: 'a few seconds: one row for each server process',
    ownData: 'Who is connected, kept for seconds',
    onDeletion: 'goes in seconds: the sessions have ended',
  }),
  describeTable(socketAttachments, {
    kept: '30 seconds, removed by the adapter of the live events',
    person: 'NONE',
  }),
]
