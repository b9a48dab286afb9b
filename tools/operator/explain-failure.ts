import { BackupRefused } from '#server/platform/backup/manifest.ts'
import { databaseErrorCode, isDatabaseAway } from '#server/platform/database/database-errors.ts'
import { ServerRuns } from '#server/platform/database/refuse-running-server.ts'

/** Of files and connections: no permission, no space, nobody at the address. */
function isOfSystem(error: Error): boolean {
  return 'syscall' in error || error instanceof AggregateError
}

function messageOf(error: Error): string {
  // A name with several addresses: one error for each, and no message of its own.
  if (error instanceof AggregateError && !error.message) return error.errors.map(String).join(', ')
  return error.message
}

/**
 * Prints why a command for operators failed, and sets the exit code. What no operator could correct is thrown again: its stack is
 * needed.
 */
export function explainFailure(error: unknown): void {
  if (!(error instanceof Error)) throw error
  if (error instanceof BackupRefused || error instanceof ServerRuns)
    console.error(`${error.message}. Nothing was changed.`)
  else if (isOfSystem(error) || isDatabaseAway(error) || databaseErrorCode(error)?.startsWith('28'))
    console.error(messageOf(error))
  else throw error
  process.exitCode = 1
}
