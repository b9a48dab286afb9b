import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded.ts'
import { findPostgresBinaries } from '#server/platform/database/embedded/embedded-binaries.ts'
import { clusterOf } from '#server/platform/database/embedded/make-cluster.ts'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { postgresUser, type RunAs } from '#server/platform/database/embedded/run-as.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { silentLog } from './silent-log.ts'

/** It copies the files of a running database by `cp -a`. */
export const canReplicate = process.platform !== 'win32'

/** A migrated database and a standby that follows it. */
export type Replica = {
  readonly primaryUrl: string
  readonly standbyUrl: string
  /** Runs a statement at the standby. */
  atStandby<Row extends object>(statement: string): Promise<Row[]>
  /** Waits until the standby has everything that the primary has now. */
  untilCaughtUp(): Promise<void>
  stopStandby(): Promise<void>
  /** Starts it again on the same port. */
  startStandby(): Promise<void>
  stop(): Promise<void>
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // A lost connection rejects the running statement; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes `to` a copy of the running database's files, which starts as its standby. */
async function copyFiles(url: string, from: string, to: string, { uid, gid }: RunAs): Promise<void> {
  await onDatabase(url, async (client) => {
    await client.query(`SELECT pg_backup_start('standby', true)`)
    await promisify(execFile)('cp', ['-a', from, to])
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
    await rm(path.join(to, 'postmaster.pid'), { force: true })
    const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' }
    for (const [name, text] of Object.entries(files)) {
      await writeFile(path.join(to, name), text)
      if (uid !== undefined && gid !== undefined) await chown(path.join(to, name), uid, gid)
    }
  })
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answers = await onDatabase(url, (client) => client.query('SELECT 1')).catch(() => undefined)
    if (answers) return
    await delay(50)
  }
  throw new Error('The standby does not start')
}

/** A PostgreSQL of its own, since that of the other tests does without what a standby needs. */
export async function startReplica(): Promise<Replica> {
  const runAs = await postgresUser()
  const { postgres } = await findPostgresBinaries(runAs)
  const folder = await makeScratchFolder('donjon-replica-')
  if (runAs.uid !== undefined) await chown(folder, runAs.uid, runAs.gid ?? 0)
  const primary = await startEmbeddedDatabase({
    dataDir: path.join(folder, 'primary'),
    log: silentLog,
    settings: ['fsync=off'],
  })
  await migrateDatabase(primary.url, silentLog)
  const files = path.join(folder, 'standby')
  await copyFiles(primary.url, clusterOf(path.join(folder, 'primary')).folder, files, runAs)

  const { hostname, port, username, password } = new URL(primary.url)
  const standbyUrl = new URL(primary.url)
  standbyUrl.port = String(await freePort())
  const settings = [
    `port=${standbyUrl.port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'fsync=off',
    `primary_conninfo=host=${hostname} port=${port} user=${username} password=${password}`,
  ]
  let child: ChildProcess | undefined
  const startStandby = async () => {
    child = spawn(postgres, ['-D', files, ...settings.flatMap((setting) => ['-c', setting])], {
      ...runAs,
      stdio: 'ignore',
      env: { ...process.env, LC_ALL: 'C' },
    })
    await untilAnswers(standbyUrl.href, child)
  }
  const stopStandby = async () => {
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    // A fast shutdown, which closes open connections.
    child.kill('SIGINT')
    await ended
  }
  const atStandby = <Row extends object>(statement: string) =>
    onDatabase(standbyUrl.href, async (client) => (await client.query<Row>(statement)).rows)
  await startStandby()
  return {
    primaryUrl: primary.url,
    standbyUrl: standbyUrl.href,
    atStandby,
    untilCaughtUp: async () => {
      const { rows } = await onDatabase(primary.url, (client) =>
        client.query<{ at: string }>('SELECT pg_current_wal_flush_lsn() AS at'),
      )
      const isThere = `SELECT pg_last_wal_replay_lsn() >= '${rows[0]?.at}' AS there`
      while (!(await atStandby<{ there: boolean }>(isThere))[0]?.there) await delay(20)
    },
    stopStandby,
    startStandby,
    stop: async () => {
      await stopStandby()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
