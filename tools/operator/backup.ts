/**
 * `npm run backup -- [folder]`: writes the world as of now to a new folder, by default `backups/donjon-<time>`. The
 * server may be running, and players play on. `last-backup.prom` beside it holds the time for monitoring.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { noteBackup } from '#server/platform/backup/note-backup.ts'
import { takeBackup } from '#server/platform/backup/take-backup.ts'
import { createLog } from '#server/platform/log.ts'
import { createTally } from './backup-tally.ts'
import { explainFailure } from './explain-failure.ts'
import { loadOperatorConfig } from './load-operator-config.ts'
import { openDatabase } from './open-database.ts'

const packageFile = path.resolve(import.meta.dirname, '../..', 'package.json')
const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(packageFile, 'utf8')))
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const folder = path.resolve(process.argv[2] ?? path.join('backups', `donjon-${stamp}Z`))

const config = loadOperatorConfig()
const database = await openDatabase(config, createLog(config))
const tally = createTally()
try {
  const manifest = await takeBackup({ url: database.url, folder, game: version, onTable: tally.count })
  await noteBackup(folder, new Date())
  console.log(`${folder}: ${tally.text()}, PostgreSQL ${manifest.postgres}, as of ${manifest.takenAt}`)
  console.log(
    'It holds no SECRET: keep that in another place, or all sessions end and second factors cannot be read.',
  )
} catch (error) {
  explainFailure(error)
} finally {
  await database.stop()
}
