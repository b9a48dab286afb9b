import { currentPlatform } from '../../ambient.ts'
import { apart } from '../../transaction.ts'
import type { DividedTable } from './divided-table.ts'
import { keepPartitions } from './keep-partitions.ts'

/** The kind of the timer. */
export const PARTITIONS = 'partitions'

/**
 * Makes one change to the partitions of one of the tables that needs it, in the surrounding transaction: nobody waits long for its locks. Resolves to
 * whether there was one. A table that fails does not hold up the others. If nothing else was to do, its failure rejects.
 */
export async function keepAll(tables: readonly DividedTable[]): Promise<boolean> {
  const failures: unknown[] = []
  for (const divided of tables) {
    try {
      if (await apart(() => keepPartitions(divided))) return true
    } catch (error) {
      currentPlatform().log.warn(
        { err: error, table: divided.table },
        'the partitions of a table could not be kept',
      )
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return false
}
