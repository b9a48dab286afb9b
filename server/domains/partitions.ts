import { currentPlatform } from '../platform/ambient.ts'
import { divideTable } from '../platform/database/partitions/divide-table.ts'
import type { DividedTable } from '../platform/database/partitions/divided-table.ts'
import { tables } from './tables.ts'

/** The tables whose rows lie in partitions. */
export const dividedTables: readonly DividedTable[] = tables.flatMap(({ table, divided }) =>
  divided ? [{ table, ...divided }] : [],
)

/**
 * Gives these tables of the migrated database their partitions, if they have none, one after the other. Servers of this version and of the
 * last one go on to use them meanwhile. The signal stops it between two steps.
 */
export async function divideTables(signal?: AbortSignal): Promise<void> {
  const { log } = currentPlatform()
  for (const divided of dividedTables) {
    const started = performance.now()
    if (!(await divideTable(divided, signal))) continue
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
    log.info({ table: divided.table, seconds }, 'a table was divided into partitions')
  }
}
