/** `npm run retention-table`: writes the table of docs/operating.md that says how long rows are kept. */
import { readFileSync, writeFileSync } from 'node:fs'
import { OPERATING, withRetentionTable } from './retention-table.ts'

writeFileSync(OPERATING, withRetentionTable(readFileSync(OPERATING, 'utf8')))
