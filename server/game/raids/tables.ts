import { describeTable } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { leftMottos, neighbourVisits, raidCastles } from './models.ts'
import { purgeMottos } from './purge-mottos.ts'

export const tables = [
  describeTable(raidCastles, {
    kept: 'as long as the castle: one row',
    ownData: {
      part: 'CASTLE',
      title: 'Набеги',
      columns: [
        'motto',
        'raidsWon',
        'raidsLost',
        'raidsDrawn',
        'defencesWon',
        'defencesLost',
        'defencesDrawn',
      ],
    },
    onDeletion: ({ playerId }) => sql`UPDATE raid_castle SET motto = '' WHERE player_id = ${playerId}`,
  }),
  describeTable(neighbourVisits, {
    kept: 'as long as the castle: one row',
    ownData: 'When a neighbour comes, which the game does not reveal',
    onDeletion: ({ playerId }) => sql`DELETE FROM neighbour_visit WHERE player_id = ${playerId}`,
  }),
  describeTable(leftMottos, {
    kept: '90 days',
    purge: purgeMottos,
    ownData: {
      part: 'CASTLE',
      title: 'Оставленные девизы',
      owner: 'authorId',
      columns: ['motto', 'leftAt'],
      newest: 'id',
    },
    onDeletion: ({ playerId }) =>
      sql`DELETE FROM left_motto WHERE castle_id = ${playerId} OR author_id = ${playerId}`,
  }),
]
