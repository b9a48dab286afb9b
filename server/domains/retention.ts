import type { Purge } from '../platform/database/table-description.ts'
import { tables } from './tables.ts'

/** Everything that is removed with age. Each table's owner decides when its rows are too old. */
export const purges: readonly Purge[] = tables.flatMap(({ purge }) => purge ?? [])
