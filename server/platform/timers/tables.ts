import { describeTable } from '../database/table-description.ts'
import { timers } from './models.ts'

export const tables = [
  describeTable(timers, {
    kept: 'until it has run: one for each mission, collection and lot',
    ownData: 'When work under way ends',
    onDeletion: 'runs in vain: what it would end is gone',
  }),
]
