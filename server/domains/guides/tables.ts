import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { guideRevisions, guides } from './models.ts'

export const tables = [
  describeTable(guides, {
    kept: 'for ever: a row for each, also for those that were deleted',
    ownData: {
      part: 'PERSON',
      title: 'Руководства',
      owner: 'authorId',
      columns: ['id', 'publishedAt', 'createdAt', 'deletedAt'],
      newest: 'id',
    },
    onDeletion: STAYS,
  }),
  describeTable(guideRevisions, {
    kept: 'for ever: every text that was saved, and by whom',
    ownData: {
      part: 'PERSON',
      title: 'Редакции руководств',
      owner: 'byId',
      columns: ['guideId', 'revision', 'title', 'description', 'content', 'savedAt'],
      newest: 'savedAt',
    },
    onDeletion: STAYS,
  }),
]
