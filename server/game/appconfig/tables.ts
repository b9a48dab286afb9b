import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { appSettingRevisions } from './models.ts'

export const tables = [
  describeTable(appSettingRevisions, {
    kept: 'for ever: every change of a setting, and by whom',
    ownData: 'Settings of the game, written by administrators',
    onDeletion: STAYS,
  }),
]
