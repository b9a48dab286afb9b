import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded.ts'
import { silentLog } from './silent-log.ts'

/**
 * Starts the database in a separate process that a test can kill: `node embedded-start.ts <data folder>`.
 * Prints pid and address.
 */
const [, , dataDir = ''] = process.argv
try {
  const database = await startEmbeddedDatabase({ dataDir, log: silentLog, settings: ['fsync=off'] })
  console.log(JSON.stringify({ pid: database.pid(), url: database.url }))
  setInterval(() => undefined, 1000)
} catch (error) {
  console.log(JSON.stringify({ refused: error instanceof Error ? error.message : String(error) }))
}
