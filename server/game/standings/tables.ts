import { describeTable } from '../../platform/database/table-description.ts'
import { guildChanges, guildStandings, standingChanges, standingCounts, standings } from './models.ts'

export const tables = [
  describeTable(standings, {
    kept: 'as long as the castle: one row',
    ownData: {
      part: 'CASTLE',
      title: 'Места среди лучших',
      columns: ['level', 'wins', 'losses', 'draws', 'totalGold'],
    },
    onDeletion: 'goes with the next count of the top lists',
  }),
  describeTable(guildStandings, {
    kept: 'as long as the guild: one row',
    person: 'NONE',
  }),
  describeTable(standingCounts, {
    kept: 'while a castle has such a value',
    person: 'NONE',
  }),
  describeTable(standingChanges, {
    kept: 'a few seconds: castles that the top lists count again',
    ownData: 'Places that are being counted, kept for seconds',
    onDeletion: 'goes in seconds',
  }),
  describeTable(guildChanges, {
    kept: 'a few seconds: guilds that the top list counts again',
    person: 'NONE',
  }),
]
