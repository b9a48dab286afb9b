import { describeTable, type TableDescription } from './database/table-description.ts'
import { IDEMPOTENCY_SECONDS, purgeAnswers } from './idempotency.ts'
import { storedAnswers } from './models.ts'
import { sql } from './sql.ts'

export const tables: readonly TableDescription[] = [
  describeTable(storedAnswers, {
    kept: 'a day, and until that day is over',
    purge: purgeAnswers,
    divided: { by: 'DAY', keptMs: IDEMPOTENCY_SECONDS * 1000 },
    ownData: 'Answers that were shown already, kept for a day or two',
    onDeletion: ({ playerId }) => sql`DELETE FROM idempotency WHERE scope = ${`player:${playerId}`}`,
  }),
  // Without a model: it tells which of the others there are.
  { table: 'migration', kept: 'for ever: one row for each migration', person: 'NONE' },
]
