/**
 * `npm run retire-chain`: ends the chain of day secrets. The server makes a new one and publishes its commitment. For a
 * SECRET that is lost or has leaked, and after a restore by other means than `npm run restore`. The server must not be running: it
 * would go on to draw from the chain that it knows.
 */
import { retireChains } from '#server/game/draws/retire-chains.ts'
import { connectForBackup } from '#server/platform/backup/connect.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { refuseRunningServer } from '#server/platform/database/refuse-running-server.ts'
import { createLog } from '#server/platform/log.ts'
import { explainFailure } from './explain-failure.ts'
import { loadOperatorConfig } from './load-operator-config.ts'
import { openDatabase } from './open-database.ts'

const config = loadOperatorConfig()
const log = createLog(config)
const database = await openDatabase(config, log)
try {
  if (database.isOwn) await migrateDatabase(database.url, log)
  const client = await connectForBackup(database.url)
  try {
    await refuseRunningServer(client)
    await retireChains(client, new Date())
  } finally {
    await client.end()
  }
  console.log('The chain of day secrets has ended: the server makes a new one. Everybody can see that.')
} catch (error) {
  explainFailure(error)
} finally {
  await database.stop()
}
