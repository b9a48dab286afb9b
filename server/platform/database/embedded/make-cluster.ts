import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PostgresBinaries } from './embedded-binaries.ts'
import type { RunAs } from './run-as.ts'

const execute = promisify(execFile)

export type Cluster = {
  /** PostgreSQL's data folder. */
  readonly folder: string
  /** File with the password of the user donjon, readable by its owner only. */
  readonly passwordFile: string
  /** PostgreSQL's output since its last start. */
  readonly logFile: string
}

export function clusterOf(dataDir: string): Cluster {
  return {
    folder: path.join(dataDir, 'postgres'),
    passwordFile: path.join(dataDir, 'postgres', 'donjon-password'),
    logFile: path.join(dataDir, 'postgres.log'),
  }
}

function explain(error: unknown, dataDir: string, runAs: RunAs): Error {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  const hint =
    runAs.uid === undefined
      ? ''
      : `\nStarted by root, PostgreSQL runs as another user (${runAs.uid}), who must be able to reach ${dataDir} and the` +
        ' project folder: move them out of a private folder, or start the game as an ordinary user.'
  return new Error(`The embedded PostgreSQL could not be created in ${dataDir}: ${output.trim()}${hint}`)
}

/**
 * Creates the cluster once, with Russian collation (ICU) and a random password. It is created in a temporary folder
 * and moved into place, so that an incomplete one is never used. If two processes start at once, one of them wins.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
): Promise<Cluster> {
  const cluster = clusterOf(dataDir)
  if (existsSync(path.join(cluster.folder, 'PG_VERSION'))) return cluster
  await mkdir(dataDir, { recursive: true })
  const aside = path.join(dataDir, `postgres-${process.pid}-${randomBytes(4).toString('hex')}`)
  await mkdir(aside, { mode: 0o700 })
  const password = randomBytes(24).toString('hex')
  const passwordFile = `${aside}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  try {
    if (runAs.uid !== undefined && runAs.gid !== undefined) {
      await chown(aside, runAs.uid, runAs.gid)
      await chown(passwordFile, runAs.uid, runAs.gid)
    }
    await execute(
      binaries.initdb,
      [
        `--pgdata=${aside}`,
        '--username=donjon',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=ru-RU',
        '--no-sync',
        '--no-instructions',
      ],
      { ...runAs, env: { ...process.env, LC_ALL: 'C' } },
    )
    await rename(passwordFile, path.join(aside, 'donjon-password'))
    await rename(aside, cluster.folder).catch((error: unknown) => {
      if (!existsSync(path.join(cluster.folder, 'PG_VERSION'))) throw error
    })
  } catch (error) {
    throw explain(error, dataDir, runAs)
  } finally {
    await rm(aside, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
  return cluster
}
