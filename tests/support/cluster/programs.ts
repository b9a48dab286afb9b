import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { keepsStatements } from '../pgbouncer.ts'

const POSTGRES_FOLDER = '/usr/lib/postgresql'

/** The newest PostgreSQL that Debian's packages have installed, 15 or newer. */
function newestPostgres(): string | undefined {
  if (!existsSync(POSTGRES_FOLDER)) return undefined
  const versions = readdirSync(POSTGRES_FOLDER).map(Number)
  const newest = Math.max(...versions.filter((version) => version >= 15))
  return Number.isFinite(newest) ? path.join(POSTGRES_FOLDER, String(newest), 'bin') : undefined
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program])
    return true
  } catch {
    return false
  }
}

/** Folder of initdb and postgres. */
export const postgresPrograms = newestPostgres()

/** What a machine needs for the cluster and does not have. Empty: nothing. */
export function missingPackages(): string[] {
  if (process.platform !== 'linux') return ['Linux']
  const programs = ['patroni', 'etcd', 'haproxy', 'redis-server', 'setpriv'].filter(
    (program) => !isInstalled(program),
  )
  return [
    ...(postgresPrograms === undefined ? ['postgresql-15 or newer'] : []),
    ...programs,
    ...(keepsStatements ? [] : ['PgBouncer 1.21 or newer (set PGBOUNCER)']),
  ]
}
