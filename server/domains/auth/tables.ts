import { describeTable } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { purgeAccountTokens } from './account-token.ts'
import { accounts, accountTokens } from './models.ts'
import { purgeAccounts } from './purge-accounts.ts'

export const tables = [
  describeTable(accountTokens, {
    kept: 'a week past its expiry',
    purge: purgeAccountTokens,
    ownData: 'Secrets of mailed links, kept for an hour or a day',
    onDeletion: ({ playerId }) => sql`DELETE FROM account_token WHERE player_id = ${playerId}`,
  }),
  describeTable(accounts, {
    kept: 'until the player is deleted, or has been away for a year if the e-mail was never confirmed',
    purge: purgeAccounts,
    purgeLocksPlayers: true,
    ownData: {
      part: 'PERSON',
      title: 'Учётная запись',
      columns: ['email', 'emailConfirmedAt'],
    },
    onDeletion: ({ playerId }) => sql`DELETE FROM account WHERE player_id = ${playerId}`,
  }),
]
