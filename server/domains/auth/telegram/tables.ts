import { describeTable } from '../../../platform/database/table-description.ts'
import { sql } from '../../../platform/sql.ts'
import { messengerAccounts } from './models.ts'

export const tables = [
  describeTable(messengerAccounts, {
    kept: 'until it is unlinked, until a new password, or as long as the player: who logs in by Telegram',
    ownData: {
      part: 'PERSON',
      title: 'Вход через мессенджер',
      columns: ['messenger', 'messengerUserId', 'linkedAt'],
    },
    onDeletion: ({ playerId }) => sql`DELETE FROM messenger_account WHERE player_id = ${playerId}`,
  }),
]
