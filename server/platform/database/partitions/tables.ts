import { describeTable, STAYS } from '../table-description.ts'
import { ledgerCheckpoints, ledgerSums } from './models.ts'

export const tables = [
  describeTable(ledgerCheckpoints, {
    kept: 'for ever: one row for each ledger',
    person: 'NONE',
  }),
  describeTable(ledgerSums, {
    kept: 'as long as the castle: sums of its old ledger rows',
    ownData: 'Sums of the histories, which are in the file row by row',
    onDeletion: STAYS,
  }),
]
