import { describeTable } from '../../../platform/database/table-description.ts'
import { emailChanges } from './models.ts'
import { purgeEmailChanges } from './purge.ts'

export const tables = [
  describeTable(emailChanges, {
    kept: 'until it is carried out, at most four days, or with its account',
    purge: purgeEmailChanges,
    ownData: {
      part: 'PERSON',
      title: 'Смена почты',
      columns: ['email', 'requestedAt', 'expiresAt', 'newConfirmedAt', 'oldConfirmedAt', 'changesAt'],
    },
    onDeletion: 'goes with its account',
  }),
]
