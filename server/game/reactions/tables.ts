import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { playerReactions, reactionCounts } from './models.ts'

export const tables = [
  describeTable(playerReactions, {
    kept: 'until it is taken back: one for each castle and item',
    ownData: {
      part: 'PERSON',
      title: 'Отметки «нравится»',
      columns: ['itemKind', 'itemId', 'reaction', 'reactedAt'],
      newest: 'reactedAt',
    },
    onDeletion: STAYS,
  }),
  describeTable(reactionCounts, {
    kept: 'for ever: a row for each item with reactions',
    person: 'NONE',
  }),
]
