import type { BackupTable } from '#server/platform/backup/manifest.ts'

export type Tally = {
  count(table: BackupTable): void
  /** `12 tables, 3,400 rows, 0.5 MB in 0.3 s (11,333 rows/s)` */
  text(): string
}

/** Counts what a backup or restore has moved. */
export function createTally(): Tally {
  const start = performance.now()
  let tables = 0
  let rows = 0
  let bytes = 0
  return {
    count: (table) => {
      tables += 1
      rows += table.rows
      bytes += table.bytes
    },
    text: () => {
      const seconds = (performance.now() - start) / 1000
      const speed = Math.round(rows / seconds).toLocaleString('en')
      const amount = `${tables} tables, ${rows.toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(1)} MB`
      return `${amount} in ${seconds.toFixed(1)} s (${speed} rows/s)`
    },
  }
}
