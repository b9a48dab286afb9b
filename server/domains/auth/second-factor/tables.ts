import { describeTable } from '../../../platform/database/table-description.ts'
import { sql } from '../../../platform/sql.ts'
import { purgeLoginSteps } from './login-step.ts'
import { loginSteps, recoveryCodes, secondFactors } from './models.ts'

export const tables = [
  describeTable(secondFactors, {
    kept: 'until it is turned off, or with its account',
    ownData: {
      part: 'PERSON',
      title: 'Второй шаг входа',
      columns: ['createdAt', 'confirmedAt'],
    },
    onDeletion: 'goes with its account',
  }),
  describeTable(recoveryCodes, {
    kept: 'as long as the second factor: ten rows',
    ownData: {
      part: 'PERSON',
      title: 'Запасные коды',
      columns: ['usedAt'],
    },
    onDeletion: 'goes with its account',
  }),
  describeTable(loginSteps, {
    kept: 'five minutes: a login that waits for its code',
    purge: purgeLoginSteps,
    ownData: 'Logins under way, with their secrets, kept for minutes',
    onDeletion: ({ playerId }) => sql`DELETE FROM login_step WHERE player_id = ${playerId}`,
  }),
]
