/**
 * `npm run restore -- <folder>`: loads a backup into the empty database of DATABASE_URL or DATA_DIR, and checks the world. `--into
 * <data folder>` ignores DATABASE_URL and loads it into an embedded database there. `--replace` removes the world that is
 * there; of the database of DATABASE_URL only with `--database <its name>`. The server must not be running.
 */
import { dataCheck } from '#server/domains/invariants.ts'
import { divideTables } from '#server/domains/partitions.ts'
import { tables as descriptions } from '#server/domains/tables.ts'
import { retireChains } from '#server/game/draws/retire-chains.ts'
import { restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { describeDatabase } from '#server/platform/database/describe-database.ts'
import type { Fault } from '#server/platform/invariants/invariant.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { sql } from '#server/platform/sql.ts'
import { createTally } from './backup-tally.ts'
import { explainFailure } from './explain-failure.ts'
import { loadOperatorConfig } from './load-operator-config.ts'
import { openDatabase } from './open-database.ts'
import { type RestoreWords, readRestoreWords, replacementRefusal } from './read-restore-words.ts'

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

function readWordsOrExit(): RestoreWords {
  try {
    return readRestoreWords(process.argv.slice(2))
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const words = readWordsOrExit()
// The number of processes is that of the server, not of an embedded database beside it.
const target =
  words.into === undefined
    ? {}
    : { DATABASE_URL: '', DATABASE_DIRECT_URL: '', DATA_DIR: words.into, WORKERS: '' }
const config = loadOperatorConfig(target)
const refusal = replacementRefusal(words, config.databaseUrl)
if (refusal !== undefined) refuse(`Database: ${describeDatabase(config)}\n${refusal}. Nothing was changed.`)
const log = createLog(config)
const database = await openDatabase(config, log)

/** Few enough for a second, however much they did. */
const PLAYERS_AT_ONCE = 500

async function worldFaults(): Promise<Fault[]> {
  const faults: Fault[] = []
  for (let after = 0; ; ) {
    const players = await sql<{ id: number }>`
      SELECT id FROM player WHERE id > ${after} ORDER BY id LIMIT ${PLAYERS_AT_ONCE}`
    const last = players.at(-1)
    if (!last) return faults
    for (const invariant of dataCheck.invariants)
      faults.push(...(await invariant(players.map(({ id }) => id))))
    after = last.id
  }
}

/** Gives the restored world its partitions, as a start would, and prints what does not add up in it. */
async function finishWorld(): Promise<void> {
  const platform = createPlatform({ ...config, databasePool: 2 }, { databaseUrl: database.url, log })
  try {
    await divideTables()
    const faults = await worldFaults()
    for (const { rule, subject } of faults) console.error(`Violated: ${rule} (${subject})`)
    console.log(faults.length === 0 ? 'All invariants hold.' : `${faults.length} invariants are violated.`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await platform.close()
  }
}

const tally = createTally()
try {
  const tables = descriptions.map(({ table }) => table)
  const manifest = await restoreBackup({
    url: database.url,
    folder: words.backup,
    replace: words.isReplacing,
    tables,
    log,
    onTable: tally.count,
    complete: (client) => retireChains(client, new Date()),
  })
  console.log(`Restored the world of ${manifest.takenAt}: ${tally.text()}`)
  await finishWorld()
} catch (error) {
  explainFailure(error)
} finally {
  await database.stop()
}
