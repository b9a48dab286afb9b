import { describeTable } from '../../platform/database/table-description.ts'
import { forgetAlikeName } from './forget-name.ts'
import { alikeNameMarks, alikeNames } from './models.ts'

export const tables = [
  describeTable(alikeNames, {
    kept: 'until the name is changed or its owner is gone: names from before',
    ownData: 'What the own name looks like; the name is in the table player',
    onDeletion: async ({ playerId }) => forgetAlikeName(playerId),
  }),
  describeTable(alikeNameMarks, {
    kept: 'a few minutes a day: how far the check of names has come',
    person: 'NONE',
  }),
]
