import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { dailyQuests, dailyRewards, infiniteQuests, questGear, tutorialSteps } from './models.ts'
import { purgeQuestGear } from './purge-quest-gear.ts'

export const tables = [
  describeTable(tutorialSteps, {
    kept: 'as long as the castle: one row for each step',
    ownData: {
      part: 'CASTLE',
      title: 'Поручения',
      columns: ['stepKey', 'status', 'completedAt'],
    },
    onDeletion: STAYS,
  }),
  describeTable(dailyQuests, {
    kept: 'as long as the castle: three rows, replaced each day',
    ownData: {
      part: 'CASTLE',
      title: 'Поручения дня',
      columns: ['day', 'questKey', 'progress', 'claimedAt'],
    },
    onDeletion: STAYS,
  }),
  describeTable(infiniteQuests, {
    kept: 'as long as the castle: one row for each quest',
    ownData: {
      part: 'CASTLE',
      title: 'Бесконечные поручения',
      columns: ['kind', 'stage', 'progress'],
    },
    onDeletion: STAYS,
  }),
  describeTable(questGear, {
    kept: 'as long as the item exists',
    purge: purgeQuestGear,
    ownData: 'Which items a quest has counted; the items are in gear',
    onDeletion: STAYS,
  }),
  describeTable(dailyRewards, {
    kept: 'as long as the castle: one row',
    ownData: {
      part: 'CASTLE',
      title: 'Награды за вход',
      columns: ['step', 'takenOn'],
    },
    onDeletion: STAYS,
  }),
]
