import { describeTable } from '../../platform/database/table-description.ts'
import { neighbours } from './models.ts'

export const tables = [
  describeTable(neighbours, {
    kept: 'as long as the castle: one row for each generated castle',
    ownData: 'Castles without a person',
    onDeletion: 'never of a person',
  }),
]
