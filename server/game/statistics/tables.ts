import { describeTable } from '../../platform/database/table-description.ts'
import { dayFailures, dayFights, dayMoney, dayPlayers, statisticsMarks } from './models.ts'

export const tables = [
  describeTable(statisticsMarks, {
    kept: 'for ever: five rows',
    person: 'NONE',
  }),
  describeTable(dayMoney, {
    kept: 'for ever: a few dozen rows a day',
    person: 'NONE',
  }),
  describeTable(dayFights, {
    kept: 'for ever: at most nine rows a day',
    person: 'NONE',
  }),
  describeTable(dayPlayers, {
    kept: 'for ever: a row a day',
    person: 'NONE',
  }),
  describeTable(dayFailures, {
    kept: 'for ever: a row a day',
    person: 'NONE',
  }),
]
