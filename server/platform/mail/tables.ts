import { describeTable } from '../database/table-description.ts'
import { sql } from '../sql.ts'
import { storedLetters } from './models.ts'
import { purgeStoredLetters } from './purge-letters.ts'

export const tables = [
  describeTable(storedLetters, {
    kept: '7 days',
    purge: purgeStoredLetters,
    ownData: 'Letters that were sent to the person, kept for a week',
    onDeletion: ({ addresses }) => sql`DELETE FROM mailbox WHERE recipient = ANY(${addresses}::text[])`,
  }),
]
