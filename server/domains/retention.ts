import type { Purge } from '../platform/database/table-description.ts'
import { tables } from './tables.ts'

const locking = tables.filter(({ purgeLocksPlayers }) => purgeLocksPlayers)
const others = tables.filter(({ purgeLocksPlayers }) => !purgeLocksPlayers)

/** Everything that is removed with age, in one transaction. Each table's owner decides when its rows are too old. */
export const purges: readonly Purge[] = [...locking, ...others].flatMap(({ purge }) => purge ?? [])
