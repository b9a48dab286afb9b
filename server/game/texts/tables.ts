import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { textRevisions } from './models.ts'

export const tables = [
  describeTable(textRevisions, {
    kept: 'for ever: every text that was saved, and by whom',
    ownData: 'Texts of the game, written by administrators',
    onDeletion: STAYS,
  }),
]
