import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { postgresUser } from '#server/platform/database/embedded/run-as.ts'
import { makeScratchFolder } from './scratch-folder.ts'

/** The program: PGBOUNCER, or what the path leads to. */
const program = process.env.PGBOUNCER ?? 'pgbouncer'

function installedVersion(): readonly [number, number] | undefined {
  try {
    const said = execFileSync(program, ['--version'], { encoding: 'utf8' })
    const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(said) ?? []
    return [Number(major), Number(minor)]
  } catch {
    return undefined
  }
}

const version = installedVersion()

export const hasPgBouncer = version !== undefined

/** Since 1.21 it keeps prepared statements in transaction mode. */
export const keepsStatements = version !== undefined && (version[0] > 1 || version[1] >= 21)

export type PgBouncer = {
  /** The database through the pooler. */
  readonly url: string
  /** Runs a command of its console, such as RECONNECT. */
  command(text: string): Promise<void>
  stop(): Promise<void>
}

export type PgBouncerOptions = {
  readonly mode: 'session' | 'transaction' | 'statement'
  /** Further lines of its configuration. */
  readonly lines?: readonly string[]
}

async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error
      await delay(50)
    }
  }
}

/** Starts a PgBouncer in front of the database. */
export async function startPgBouncer(
  databaseUrl: string,
  { mode, lines = [] }: PgBouncerOptions,
): Promise<PgBouncer> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const folder = await makeScratchFolder('donjon-pgbouncer-')
  const user = await postgresUser()
  const users = path.join(folder, 'users.txt')
  const configuration = path.join(folder, 'pgbouncer.ini')
  const listenPort = await freePort()
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  await writeFile(
    configuration,
    [
      '[databases]',
      `${name} = host=${hostname} port=${port} dbname=${name}`,
      '[pgbouncer]',
      `pool_mode = ${mode}`,
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${users}`,
      `admin_users = ${username}`,
      'server_login_retry = 1',
      ...(keepsStatements ? ['max_prepared_statements = 1000'] : []),
      ...lines,
      '',
    ].join('\n'),
  )
  if (user.uid !== undefined)
    await Promise.all([folder, users, configuration].map((file) => chown(file, user.uid ?? 0, user.gid ?? 0)))
  const child = spawn(program, ['-q', configuration], { ...user, stdio: 'ignore' })
  const url = new URL(databaseUrl)
  url.port = String(listenPort)
  url.hostname = '127.0.0.1'
  const consoleUrl = new URL(url)
  consoleUrl.pathname = '/pgbouncer'
  // Not the database: the pooler would open a connection to it.
  await untilAnswers(consoleUrl.href)
  return {
    url: url.href,
    command: async (text) => {
      const client = new pg.Client({ connectionString: consoleUrl.href })
      await client.connect()
      await client.query(text)
      await client.end()
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      // It waits for its clients, unless it is asked twice.
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
