import { describeTable } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { playerSettings } from './models.ts'

export const tables = [
  describeTable(playerSettings, {
    kept: 'as long as the player: one row',
    ownData: {
      part: 'PERSON',
      title: 'Настройки',
      columns: [
        'motion',
        'replaySpeed',
        'asksToConfirm',
        'hasCompactNumbers',
        'hasSounds',
        'notToasted',
        'notPushed',
        'hasPushes',
        'mailed',
        'letters',
        'mailedAt',
      ],
    },
    onDeletion: ({ playerId }) => sql`DELETE FROM player_settings WHERE player_id = ${playerId}`,
  }),
]
