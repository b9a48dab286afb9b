import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { newsItems, newsRevisions } from './models.ts'

export const tables = [
  describeTable(newsItems, {
    kept: 'for ever: a row for each',
    person: 'NONE',
  }),
  describeTable(newsRevisions, {
    kept: 'for ever: every text that was saved, and by whom',
    ownData: 'Texts of the site, written by administrators',
    onDeletion: STAYS,
  }),
]
