import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { adminActions } from './models.ts'

export const tables = [
  describeTable(adminActions, {
    kept: 'for ever: what administrators changed, by whom and when',
    ownData: 'The journal of administrators belongs to the operator',
    onDeletion: STAYS,
  }),
]
