import type { Fault } from '../fault.ts'

/** Backup, restore, and what is removed with age. */
export const RECOVERY_FAULTS: readonly Fault[] = [
  {
    name: 'a backup is not of one instant',
    file: 'server/platform/backup/take-backup.ts',
    replace: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
    by: 'BEGIN READ ONLY',
    seenBy: { file: 'tests/server/backup/backup.test.ts', test: 'is saved as of one instant' },
  },
  {
    name: 'a changed backup is restored',
    file: 'server/platform/backup/content.ts',
    replace: 'if (rows !== expected.rows || bytes !== expected.bytes || sha256 !== expected.sha256)',
    by: 'if (rows + bytes + sha256.length < expected.rows - expected.rows)',
    seenBy: { file: 'tests/server/backup/backup.test.ts', test: 'with an exchanged table' },
  },
  {
    name: 'a backup of a later version is restored',
    file: 'server/platform/backup/restore-backup.ts',
    replace: 'if (later.length > 0)',
    by: 'if (later.length > 99)',
    seenBy: { file: 'tests/server/backup/backup.test.ts', test: 'of a later version is refused' },
  },
  {
    name: 'a restored backup gives ids a second time',
    file: 'server/platform/backup/restore-backup.ts',
    replace: '  await setSequences(client, manifest)\n',
    by: '',
    seenBy: { file: 'tests/server/backup/backup.test.ts', test: 'the next ids' },
  },
  {
    name: 'a restored backup removes tables of another program',
    file: 'server/platform/backup/restore-backup.ts',
    replace: 'if (foreign.length > 0)',
    by: 'if (foreign.length > 99)',
    seenBy: { file: 'tests/server/backup/backup.test.ts', test: 'tables of another program' },
  },
  {
    name: 'a report whose link was opened is removed',
    file: 'server/game/fights/purge-fights.ts',
    replace: 'WHERE NOT is_shared AND created_at',
    by: 'WHERE created_at',
    seenBy: { file: 'tests/server/platform/retention.test.ts', test: 'once their link was opened' },
  },
]
