import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { daySecrets, drawCounts, secretChains } from './models.ts'

export const tables = [
  describeTable(secretChains, {
    kept: 'for ever: a row for about two years',
    person: 'NONE',
  }),
  describeTable(daySecrets, {
    kept: 'for ever: a row a day, so that old reports can be checked',
    person: 'NONE',
  }),
  describeTable(drawCounts, {
    kept: 'as long as the castle: one row for each kind of draw',
    ownData: 'How many draws there were; the draws are in the reports',
    onDeletion: STAYS,
  }),
]
