import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { legalVersions } from './models.ts'

export const tables = [
  describeTable(legalVersions, {
    kept: 'for ever: what players agreed to',
    ownData: 'Texts of the site, written by administrators',
    onDeletion: STAYS,
  }),
]
